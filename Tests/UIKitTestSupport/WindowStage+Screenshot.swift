import Foundation
import Testing

import OpenUIKitCore

extension WindowStage {
    /// Renders the surface, and saves the image to the folder in `COMPONENTFLOW_SCREENSHOTS` if it is set.
    package func screenshot(_ name: String) throws -> CGImage {
        let image = try #require(surface.renderImage())
        if let folder = ProcessInfo.processInfo.environment["COMPONENTFLOW_SCREENSHOTS"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
            try UIImage(cgImage: image).pngData()?.write(to: file)
        }
        return image
    }
}
