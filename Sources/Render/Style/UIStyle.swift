/// A configuration that several nodes share.
@MainActor
public protocol UIStyleProtocol {
    /// Configures the view of a node, as if its closure did.
    func apply(to spec: SpecCore)
}

extension UIStyleProtocol {
    /// The style itself if a condition holds, otherwise a style that does nothing.
    public func when(_ condition: Bool) -> any UIStyleProtocol {
        condition ? self : UINilStyle.nil
    }
}

/// A configuration for views of a class, to be shared and combined.
///
///     let red = UILayoutSpecStyle<UIView> { spec in spec.set(\.backgroundColor, .red) }
///     let round = UILayoutSpecStyle<UIView> { spec in spec.set(\.cornerRadius, 8) }
///     let node = UINode<UIView>(styles: [red, round])
open class UILayoutSpecStyle<V: UIView>: UIStyleProtocol {
    private let closure: (UINode<V>.LayoutSpec) -> Void

    /// A style that configures views by a closure.
    public init(_ closure: @escaping (UINode<V>.LayoutSpec) -> Void) {
        self.closure = closure
    }

    /// Configures the view of a node of the class, or of a class below it.
    ///
    /// Views of other classes are left alone, and that is reported.
    public func apply(to spec: SpecCore) {
        guard let own = UINode<V>.LayoutSpec.viewing(spec) else {
            diagnose(
                "render.style-of-other-class", "A style for \(V.self) was given to a node of another class.",
                subject: "\(type(of: spec))", hint: "Declare the style for the class of the node's view.")
            return
        }
        closure(own)
        if own.touchedView { spec.touchedView = true }
    }
}

/// The style that does nothing.
public struct UINilStyle: UIStyleProtocol {
    /// The style that does nothing.
    public static let `nil` = UINilStyle()

    /// Does nothing.
    public func apply(to spec: SpecCore) {}
}
