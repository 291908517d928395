/// Finds out whether a view's class overrides a method of `UIView`, so that views that don't need not be called.
///
/// Swift has no question for this. But an override is a different word in the class's method table, so the table of a
/// class that overrides only this method differs from that of one that overrides nothing in exactly one place, and in
/// that place any class can be compared with `UIView`, for two loads. Should the layout of the tables ever change so that
/// there isn't exactly one such place, every class counts as one that overrides the method: slower, and still right.
@MainActor struct MethodOverride {
    private final class Plain: UIView {}

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private final class Hitting: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private final class Containing: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    /// Of `draw(_:)`: the many classes that don't override it never get a bitmap, which saves a drawing pass that draws
    /// nothing.
    static let draw = MethodOverride(in: Drawing.self)
    /// Of `hitTest(_:with:)`.
    static let hitTest = MethodOverride(in: Hitting.self)
    /// Of `point(inside:with:)`.
    static let pointInside = MethodOverride(in: Containing.self)

    private let slot: Int?
    private let inherited: UInt

    private init(in overriding: UIView.Type) {
        let (base, plain, other) = (
            Self.words(of: UIView.self), Self.words(of: Plain.self), Self.words(of: overriding)
        )
        let places = (0..<Self.wordCount).filter { base[$0] == plain[$0] && other[$0] != base[$0] }
        slot = places.count == 1 ? places.first : nil
        inherited = slot.map { base[$0] } ?? 0
    }

    func isPresent(in view: UIView) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type(of: view))[slot] != inherited
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
