import ComponentFlow

extension UIColor {
    /// Colors of tiles with white texts, which have a contrast of at least 5 to 1 to them.
    static let tiles: [UIColor] = [
        .rgb(0x0A5FC4), .rgb(0x5856D6), .rgb(0x8E36B8), .rgb(0xBE2563), .rgb(0xA85200), .rgb(0x0F6B78), .rgb(0x1E7034),
        .rgb(0xB8302A),
    ]
}
