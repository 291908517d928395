internal import CGTK
import Synchronization

/// The one door to Pango.
package final class TextEngine: @unchecked Sendable {
    package static let shared = TextEngine()
    private let mutex = Mutex<Void>(())

    /// Runs a block that uses Pango's fonts. Not reentrant.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try mutex.withLock { _ in try body() }
    }

    func metrics(of font: FontDescriptor) -> FontMetrics {
        let size = font.usableSize
        return FontMetrics(
            ascender: size * 0.96875, descender: -size * 0.2412, leading: 0, capHeight: size * 0.727,
            xHeight: size * 0.546)
    }
}
