extension UIView {
    /// The guides that were added to the view.
    public final var layoutGuides: [UILayoutGuide] { rareState?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view it belonged to.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.item.view !== self, layoutGuide.item.kind == .guide else { return }
        layoutGuide.item.view?.removeLayoutGuide(layoutGuide)
        layoutGuide.item.view = self
        ensureRareState().layoutGuides.append(layoutGuide)
    }

    /// Removes a guide; constraints that are about it become inactive.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.item.view === self, let state = rareState,
            let index = state.layoutGuides.firstIndex(where: { $0 === layoutGuide })
        else { return }
        layoutGuide.item.deactivateReferences()
        state.layoutGuides.remove(at: index)
        layoutGuide.item.view = nil
    }

    /// The view's rectangle within its margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.margins, at: \.marginsGuide, name: "UIViewLayoutMarginsGuide")
    }

    /// The part of the view that nothing around it covers.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea, at: \.safeAreaGuide, name: "UIViewSafeAreaLayoutGuide")
    }

    /// A rectangle within the margins that is no wider than lines which are good to read.
    public final var readableContentGuide: UILayoutGuide {
        if let guide = rareState?.systemGuides?.readable { return guide }
        let guide = systemGuide(.guide, at: \.readable, name: "UIViewReadableContentGuide")
        guide.keepReadable()
        return guide
    }

    /// Where an on-screen keyboard would be: here there is none, so it lies below the safe area.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let guides = ensureRareState().ensureSystemGuides()
        if let guide = guides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(in: self)
        guides.keyboard = guide
        return guide
    }

    final func systemGuide(
        _ kind: LayoutItem.Kind, at path: ReferenceWritableKeyPath<SystemLayoutGuides, UILayoutGuide?>, name: String
    ) -> UILayoutGuide {
        let guides = ensureRareState().ensureSystemGuides()
        if let guide = guides[keyPath: path] { return guide }
        let guide = UILayoutGuide(kind: kind, view: self)
        guide.identifier = name
        guides[keyPath: path] = guide
        return guide
    }
}

/// The guides that a view has of its own; each made when first asked for.
@MainActor final class SystemLayoutGuides {
    // The view's deinitializer is the last one to use them.
    nonisolated(unsafe) var marginsGuide: UILayoutGuide?
    nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
    nonisolated(unsafe) var readable: UILayoutGuide?
    nonisolated(unsafe) var keyboard: UIKeyboardLayoutGuide?
    nonisolated(unsafe) var content: UILayoutGuide?
    nonisolated(unsafe) var frame: UILayoutGuide?
}

extension UIView.RareState {
    @MainActor func ensureSystemGuides() -> SystemLayoutGuides {
        if let systemGuides { return systemGuides }
        let guides = SystemLayoutGuides()
        systemGuides = guides
        return guides
    }
}

extension UILayoutGuide {
    /// The active constraints that determine the guide along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        item.affectingConstraints(along: axis)
    }

    /// Whether other places would suit the constraints as well.
    public final var hasAmbiguousLayout: Bool { item.isAmbiguous }

    /// The longest lines that are good to read, in points.
    private static let readableWidth: CGFloat = 672

    /// Ties the readable guide to its view's margins.
    final func keepReadable() {
        guard let margins = item.view?.layoutMarginsGuide else { return }
        let widest = widthAnchor.constraint(equalTo: margins.widthAnchor)
        widest.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            topAnchor.constraint(equalTo: margins.topAnchor),
            bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth), widest,
        ])
    }

    /// The rectangle in the view's coordinates: computed for guides that follow the view, else as solved last.
    final var currentFrame: CGRect {
        guard let view = item.view else { return .zero }
        switch item.kind {
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .scrollFrame: return view.bounds
        case .guide, .content, .view: return solvedFrame
        }
    }
}

extension NSLayoutConstraint.Axis {
    /// The other direction.
    var other: Self { self == .horizontal ? .vertical : .horizontal }
}
