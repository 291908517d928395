/// Finds out whether a view's class overrides `draw(_:)`, so that the many that don't never get a bitmap.
///
/// Swift has no question for this. But an override is a different word in the class's method table, so the table of a
/// class that only overrides `draw(_:)` differs from that of one that overrides nothing in exactly one place, and in
/// that place any class can be compared with `UIView`: two loads per new view instead of a bitmap, or a drawing pass
/// that draws nothing. Should the layout of the tables ever change so that there isn't exactly one such place, every
/// view counts as drawing: slower by a call per view, and still right, for `LazyBitmap` makes no bitmap nobody uses.
@MainActor enum DrawOverride {
    private final class Plain: UIView {}

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private static let slot: Int? = findSlot()
    private static let inherited: UInt? = slot.map { words(of: UIView.self)[$0] }

    static func isPresent(in view: UIView) -> Bool {
        guard let slot else { return true }
        return words(of: type(of: view))[slot] != inherited
    }

    private static func findSlot() -> Int? {
        let (base, plain, drawing) = (words(of: UIView.self), words(of: Plain.self), words(of: Drawing.self))
        let places = (0..<wordCount).filter { base[$0] == plain[$0] && drawing[$0] != base[$0] }
        return places.count == 1 ? places.first : nil
    }

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The words of `UIView`'s table after its address point: the class's size less what lies before that point, both
    /// of which stand in the class object (32-bit words 8 and 9 where there is no Objective-C).
    private static var wordCount: Int {
        let header = unsafeBitCast(UIView.self as AnyClass, to: UnsafePointer<UInt32>.self)
        let (size, addressPoint) = (Int(header[8]), Int(header[9]))
        return size > addressPoint && size < 1 << 16 ? (size - addressPoint) / MemoryLayout<UInt>.size : 0
    }
}
