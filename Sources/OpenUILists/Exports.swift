@_exported import OpenUIControls
