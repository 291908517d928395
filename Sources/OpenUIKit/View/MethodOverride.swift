/// Finds out whether a class overrides a method of `UIView` or `UIResponder`: views that don't need not be called, and
/// responders that don't have no such command.
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

    private final class PlainLabel: UILabel {}

    private final class DrawingLabel: UILabel {
        override func draw(_ rect: CGRect) {}
    }

    private final class TextDrawingLabel: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private final class Hitting: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private final class Containing: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    private final class Updating: UIView {
        override func updateConstraints() {}
    }

    private final class Announced: UIView {
        override func willMove(toWindow newWindow: UIWindow?) {}
    }

    private final class Arriving: UIView {
        override func didMoveToWindow() {}
    }

    /// Of `updateConstraints()`.
    static let updateConstraints = MethodOverride(in: Updating.self)
    /// Of `draw(_:)`: the many classes that don't override it never get a bitmap, which saves a drawing pass that draws
    /// nothing.
    static let draw = MethodOverride(in: Drawing.self)
    /// Of `draw(_:)` below `UILabel`, which has one of its own.
    static let labelDraw = MethodOverride(
        base: UILabel.self, plain: PlainLabel.self, overriding: DrawingLabel.self)
    /// Of `drawText(in:)` of labels.
    static let drawText = MethodOverride(
        base: UILabel.self, plain: PlainLabel.self, overriding: TextDrawingLabel.self)
    /// Of `hitTest(_:with:)`.
    static let hitTest = MethodOverride(in: Hitting.self)
    /// Of `willMove(toWindow:)`.
    static let willMoveToWindow = MethodOverride(in: Announced.self)
    /// Of `didMoveToWindow()`.
    static let didMoveToWindow = MethodOverride(in: Arriving.self)
    /// Of `point(inside:with:)`.
    static let pointInside = MethodOverride(in: Containing.self)

    private let slot: Int?
    private let inherited: UInt

    private init(in overriding: UIView.Type) {
        self.init(base: UIView.self, plain: Plain.self, overriding: overriding)
    }

    /// - Parameters:
    ///   - base: the class whose method it is.
    ///   - plain: a subclass that overrides nothing.
    ///   - overriding: a subclass that overrides the method and nothing else.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let (table, others, other) = (Self.words(of: base), Self.words(of: plain), Self.words(of: overriding))
        let places = (0..<Self.wordCount(of: base)).filter { table[$0] == others[$0] && other[$0] != table[$0] }
        slot = places.count == 1 ? places.first : nil
        inherited = slot.map { table[$0] } ?? 0
    }

    func isPresent(in responder: UIResponder) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type(of: responder))[slot] != inherited
    }

    /// Whether the responder's method is the one of a class.
    func isThat(of type: AnyClass, in responder: UIResponder) -> Bool {
        guard let slot else { return false }
        return Self.words(of: Swift.type(of: responder))[slot] == Self.words(of: type)[slot]
    }

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The words of a class's table after its address point: the class's size less what lies before that point, both of
    /// which stand in the class object (32-bit words 8 and 9 where there is no Objective-C).
    private static func wordCount(of type: AnyClass) -> Int {
        let header = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)
        let (size, addressPoint) = (Int(header[8]), Int(header[9]))
        return size > addressPoint && size < 1 << 16 ? (size - addressPoint) / MemoryLayout<UInt>.size : 0
    }
}
