@_exported import OpenUIFoundation
