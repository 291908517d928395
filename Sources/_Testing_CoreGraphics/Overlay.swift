// A file that imports `Testing` and `CoreGraphics` imports this module, too: Swift Testing declares it for Apple's.
@_exported import CoreGraphics
