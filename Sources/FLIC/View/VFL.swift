/// Adds subviews to a view and constrains them with the visual format language.
///
///     VFL(self)
///         .add(subview: label, name: "label")
///         .add(subview: button, name: "button")
///         .applyConstraints(formats: ["H:|[label]|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
///         .appendConstraints([label.centerYAnchor.constraint(equalTo: centerYAnchor)])
///
/// Keep the object to change the constraints later: `applyConstraints` replaces the constraints it applied before.
@MainActor
public final class VFL {
    /// Weak, because the view may retain this object.
    private weak var view: UIView?
    private var views: [String: WeakView] = [:]

    private struct WeakView {
        weak var view: UIView?
    }

    /// The constraints that this object activated.
    public private(set) var constraints: [NSLayoutConstraint] = []

    /// Creates a layout for the subviews of a view.
    public init(_ view: UIView) {
        self.view = view
    }

    /// Adds a subview and assigns the name by which formats refer to it.
    ///
    /// From now on constraints determine its frame. A view that already is a subview keeps its position among its
    /// siblings.
    @discardableResult
    public func add(subview: UIView, name: String) -> VFL {
        subview.translatesAutoresizingMaskIntoConstraints = false
        if let view, subview.superview !== view { view.addSubview(subview) }
        views[name] = WeakView(view: subview)
        return self
    }

    /// Activates constraints in place of the current ones.
    ///
    /// - Parameters:
    ///   - formats: Formats in the visual format language; an invalid one is reported, and the others apply.
    ///   - options: The alignment of the views within each format.
    ///   - metrics: The named numbers used in the formats, in points.
    ///   - constraints: Additional constraints.
    @discardableResult
    public func applyConstraints(
        formats: [String] = [], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        constraints: [NSLayoutConstraint] = []
    ) -> VFL {
        NSLayoutConstraint.deactivate(self.constraints)
        self.constraints = []
        return appendConstraints(formats: formats, options: options, metrics: metrics).appendConstraints(constraints)
    }

    /// Activates constraints in addition to the current ones.
    @discardableResult
    public func appendConstraints(_ added: [NSLayoutConstraint]) -> VFL {
        NSLayoutConstraint.activate(added)
        constraints += added
        return self
    }

    /// Activates the constraints of visual formats in addition to the current ones.
    ///
    /// For the parameters see ``applyConstraints(formats:options:metrics:constraints:)``.
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
