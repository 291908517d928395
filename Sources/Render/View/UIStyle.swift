/// A configuration that nodes can share.
@preconcurrency @MainActor
public protocol UIStyleProtocol {
    /// Configures the view of a node, as the node's own closure would.
    func apply(to spec: SpecCore)
}

extension UIStyleProtocol {
    /// Returns the style if a condition holds, and an empty style otherwise.
    public func when(_ condition: Bool) -> any UIStyleProtocol {
        condition ? self : UINilStyle.nil
    }
}

/// A configuration for views of a class that nodes can share and combine.
///
///     let red = UILayoutSpecStyle<UIView> { spec in spec.set(\.backgroundColor, .red) }
///     let round = UILayoutSpecStyle<UIView> { spec in spec.set(\.cornerRadius, 8) }
///     let node = UINode<UIView>(styles: [red, round])
open class UILayoutSpecStyle<V: UIView>: UIStyleProtocol {
    private let closure: (UINode<V>.LayoutSpec) -> Void

    /// Creates a style that configures views with a closure.
    public init(_ closure: @escaping (UINode<V>.LayoutSpec) -> Void) {
        self.closure = closure
    }

    /// Configures the view of a node if its class is `V` or a subclass.
    ///
    /// Views of other classes are not changed, and a diagnostic is reported.
    public func apply(to spec: SpecCore) {
        guard let own = UINode<V>.LayoutSpec.viewing(spec) else {
            diagnose(
                "render.style-of-other-class", "A style for \(V.self) was applied to a node of another class.",
                subject: "\(type(of: spec))", hint: "Declare the style for the class of the node's view.")
            return
        }
        closure(own)
        if own.hasAccessedView { spec.hasAccessedView = true }
    }
}

/// A style that changes nothing.
public struct UINilStyle: UIStyleProtocol {
    /// The shared instance.
    public static let `nil` = UINilStyle()

    public func apply(to spec: SpecCore) {}
}
