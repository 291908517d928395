// A file that imports `Testing` and `UIKit` imports this module, too: Swift Testing declares it for Apple's UIKit.
@_exported import UIKit
