/// Adds subviews to a view and constrains them by the visual format language.
///
///     VFL(self)
///         .add(subview: label, name: "label")
///         .add(subview: button, name: "button")
///         .applyConstraints(formats: ["H:|[label]|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
///         .appendConstraints([label.centerYAnchor.constraint(equalTo: centerYAnchor)])
///
/// Who wants other constraints later keeps the object: applying replaces what it applied before.
@MainActor
public final class VFL {
    /// Not kept alive: a view may keep this object.
    private weak var view: UIView?
    private var views: [String: WeakView] = [:]

    private struct WeakView {
        weak var view: UIView?
    }

    /// The constraints that are in effect through this object.
    public private(set) var constraints: [NSLayoutConstraint] = []

    /// Begins a layout inside a view.
    public init(_ view: UIView) {
        self.view = view
    }

    /// Adds a subview, which formats know by a name.
    ///
    /// Its frame is from now on given by constraints. A view that is a subview already keeps its place among the others.
    @discardableResult
    public func add(subview: UIView, name: String) -> VFL {
        subview.translatesAutoresizingMaskIntoConstraints = false
        if let view, subview.superview !== view { view.addSubview(subview) }
        views[name] = WeakView(view: subview)
        return self
    }

    /// Puts constraints into effect, in the place of those before.
    ///
    /// - Parameters:
    ///   - formats: In the visual format language; a mistake in one is reported, and the others apply.
    ///   - options: How the views of a format are aligned with each other.
    ///   - metrics: Numbers that formats know by a name, in points.
    ///   - constraints: Further ones.
    @discardableResult
    public func applyConstraints(
        formats: [String] = [], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        constraints: [NSLayoutConstraint] = []
    ) -> VFL {
        NSLayoutConstraint.deactivate(self.constraints)
        self.constraints = []
        return appendConstraints(formats: formats, options: options, metrics: metrics).appendConstraints(constraints)
    }

    /// Puts constraints into effect beside those that are.
    @discardableResult
    public func appendConstraints(_ added: [NSLayoutConstraint]) -> VFL {
        NSLayoutConstraint.activate(added)
        constraints += added
        return self
    }

    /// Puts constraints of formats into effect beside those that are; see ``applyConstraints(formats:options:metrics:constraints:)``.
    @discardableResult
    public func appendConstraints(
        formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> VFL {
        let views = self.views.compactMapValues(\.view)
        return appendConstraints(
            formats.flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0, options: options, metrics: metrics, views: views)
            })
    }
}
