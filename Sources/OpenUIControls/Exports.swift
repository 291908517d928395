@_exported import OpenUIKitCore
