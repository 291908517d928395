/// Whether the work to decode a JPEG file is bounded by its size in pixels.
///
/// A progressive file has several scans, each of which can change all pixels although it has only a few bytes, and its
/// coefficients are kept in memory until the last one.
enum JPEGScans {
    /// Usual files have up to ten scans.
    private static let scanLimit = 12
    /// The bytes of coefficients, two for each colour of a pixel.
    private static let memoryLimit = 1 << 28

    /// Whether the file has few scans, and either one or few pixels.
    static func areFew(_ bytes: ByteReader, area: Int) -> Bool {
        let scans = count(bytes, limit: scanLimit + 1)
        return scans <= 1 || scans <= scanLimit && area <= memoryLimit / 6
    }

    /// How often a scan begins, as far as the limit.
    private static func count(_ bytes: ByteReader, limit: Int) -> Int {
        var (scans, index) = (0, 0)
        while scans < limit, let place = bytes.firstIndex(of: [0xFF, 0xDA], from: index) {
            scans += 1
            index = place + 2
        }
        return scans
    }
}
