@_exported import OpenText
