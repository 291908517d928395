/// A rectangle that a ``Layout`` places, usually the frame of a view.
///
/// Its edges and its size are terms of equations. `left` and `right` do not depend on the writing direction.
@preconcurrency @MainActor
public final class Item {
    enum Attribute: Int, CaseIterable, Sendable {
        case x
        case y
        case width
        case height
    }

    /// The view whose frame the item determines; `nil` for an item that only occurs in equations.
    public let view: UIView?
    /// The frame according to the last layout, in points.
    public internal(set) var frame = CGRect.zero
    weak var layout: Layout?

    init(view: UIView?, layout: Layout) {
        (self.view, self.layout) = (view, layout)
    }

    // MARK: - Terms

    public var left: LayoutExpression { term(.x) }
    public var top: LayoutExpression { term(.y) }
    public var width: LayoutExpression { term(.width) }
    public var height: LayoutExpression { term(.height) }
    public var right: LayoutExpression { left + width }
    public var bottom: LayoutExpression { top + height }
    public var centerX: LayoutExpression { left + width / 2 }
    public var centerY: LayoutExpression { top + height / 2 }

    private func term(_ attribute: Attribute) -> LayoutExpression {
        LayoutExpression(terms: [LayoutExpression.Term(item: self, attribute: attribute, coefficient: 1)])
    }

    /// The item as it is shown in diagnostics.
    var text: String {
        view.map { String(describing: type(of: $0)) } ?? (layout?.bounds === self ? "bounds" : "item")
    }
}
