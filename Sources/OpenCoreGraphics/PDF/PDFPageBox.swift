/// The bounds of a page, in points.
enum PDFPageBox {
    /// The bounds if none are specified: US Letter.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The largest side of a page, ISO 32000-1 annex C.2.
    private static let maximumSide: CGFloat = 14_400

    /// Returns bounds that a page can have; `other` replaces empty bounds and those that are not finite.
    static func usable(_ bounds: CGRect?, otherwise other: CGRect = letter) -> CGRect {
        guard let bounds = bounds?.standardized, bounds.isFinite, bounds.width > 0, bounds.height > 0 else {
            return other
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(max(bounds.width, 1), maximumSide),
            height: min(max(bounds.height, 1), maximumSide))
    }
}
