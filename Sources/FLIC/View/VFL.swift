/// Adds subviews to a view and constrains them with the visual format language.
///
///     VFL(self)
///         .add(subview: label, name: "label")
///         .add(subview: button, name: "button")
///         .applyConstraints(formats: ["H:|[label]|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
///         .appendConstraints([label.centerYAnchor.constraint(equalTo: centerYAnchor)])
///
/// Keep the object to change the layout later. Constraints accumulate; those that are applied with a name replace the
/// set with this name:
///
///     layout.applyConstraints(formats: ["H:|[label]|"])
///     layout.applyConstraints(formats: ["V:|[label]"], named: "position")
///     layout.applyConstraints(formats: ["V:[label]|"], named: "position")
@preconcurrency @MainActor
public final class VFL {
    private struct WeakView {
        weak var view: UIView?
    }

    /// The view whose subviews are laid out; it is held weakly, because it may retain this object.
    public private(set) weak var parent: UIView?
    /// The constraints that this object activated, in this order.
    public private(set) var constraints: [NSLayoutConstraint] = []
    private var views: [String: WeakView] = [:]
    private var sets: [String: [NSLayoutConstraint]] = [:]
    private var defaultOptions: NSLayoutConstraint.FormatOptions = []
    private var defaultMetrics: [String: Any] = [:]

    /// Creates a layout for the subviews of a view.
    public init(_ view: UIView) {
        parent = view
    }

    // MARK: - Views

    /// Adds a subview and assigns the name by which formats refer to it.
    ///
    /// From now on constraints determine its frame. A view that already is a subview keeps its position among its
    /// siblings.
    @discardableResult
    public func add(subview: UIView, name: String) -> VFL {
        subview.translatesAutoresizingMaskIntoConstraints = false
        if let parent, subview.superview !== parent { parent.addSubview(subview) }
        views[name] = WeakView(view: subview)
        return self
    }

    /// Removes the view with a name from its superview, with the constraints that refer to it.
    @discardableResult
    public func remove(name: String) -> VFL {
        guard let view = views.removeValue(forKey: name)?.view else { return self }
        deactivate(constraints.filter { $0.firstItem === view || $0.secondItem === view })
        view.removeFromSuperview()
        return self
    }

    // MARK: - Formats

    /// Sets the alignment of the views in those of the following formats that are applied without options.
    @discardableResult
    public func options(_ options: NSLayoutConstraint.FormatOptions) -> VFL {
        defaultOptions = options
        return self
    }

    /// Adds named numbers, in points, that all following formats can use.
    @discardableResult
    public func metrics(_ metrics: [String: Any]) -> VFL {
        defaultMetrics.merge(metrics) { $1 }
        return self
    }

    /// Activates constraints in addition to the current ones.
    ///
    /// - Parameters:
    ///   - formats: Formats in the visual format language; an invalid one is reported, and the others apply.
    ///   - options: The alignment of the views within each format.
    ///   - metrics: The named numbers used in the formats, in points.
    ///   - constraints: Additional constraints.
    ///   - name: The name of the set that these constraints form. A previous set with the name is replaced.
    @discardableResult
    public func applyConstraints(
        formats: [String] = [], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        constraints: [NSLayoutConstraint] = [], named name: String? = nil
    ) -> VFL {
        let added = parsed(formats, options: options, metrics: metrics) + constraints
        if let name {
            removeConstraints(named: name)
            sets[name] = added
        }
        return appendConstraints(added)
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
    /// For the parameters see ``applyConstraints(formats:options:metrics:constraints:named:)``.
    @discardableResult
    public func appendConstraints(
        formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> VFL {
        appendConstraints(parsed(formats, options: options, metrics: metrics))
    }

    /// Deactivates the constraints of the set with a name.
    @discardableResult
    public func removeConstraints(named name: String) -> VFL {
        deactivate(sets.removeValue(forKey: name) ?? [])
        return self
    }

    /// Deactivates all constraints that this object activated.
    @discardableResult
    public func removeConstraints() -> VFL {
        deactivate(constraints)
        sets = [:]
        return self
    }

    private func parsed(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?
    ) -> [NSLayoutConstraint] {
        let views = self.views.compactMapValues(\.view)
        let metrics = defaultMetrics.merging(metrics ?? [:]) { $1 }
        return formats.flatMap {
            NSLayoutConstraint.constraints(
                withVisualFormat: $0, options: options.isEmpty ? defaultOptions : options, metrics: metrics,
                views: views)
        }
    }

    private func deactivate(_ removed: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(removed)
        let identifiers = Set(removed.map(ObjectIdentifier.init))
        constraints.removeAll { identifiers.contains(ObjectIdentifier($0)) }
    }
}
