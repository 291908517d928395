/// Determines whether the cost of decoding a JPEG file is bounded by its size in pixels.
///
/// A progressive file has several scans. Each can change all pixels with only a few bytes, and the coefficients are
/// kept in memory until the last scan.
enum JPEGScans {
    /// The largest number of scans; typical files have up to ten.
    private static let scanLimit = 12
    /// The largest number of bytes for coefficients, two for each component of a pixel.
    private static let memoryLimit = 1 << 28

    /// Returns whether the file has a single scan, or few scans and few pixels.
    static func hasBoundedCost(_ bytes: ByteReader, area: Int) -> Bool {
        let scans = count(bytes, limit: scanLimit + 1)
        return scans <= 1 || scans <= scanLimit && area <= memoryLimit / 6
    }

    /// Counts the starts of scans, up to `limit`.
    private static func count(_ bytes: ByteReader, limit: Int) -> Int {
        var (scans, index) = (0, 0)
        while scans < limit, let place = bytes.firstIndex(of: [0xFF, 0xDA], from: index) {
            scans += 1
            index = place + 2
        }
        return scans
    }
}
