extension UIView {
    /// The guides that were added to the view.
    public final var layoutGuides: [UILayoutGuide] { rareState?.layoutGuides ?? [] }

    /// Adds a guide and removes it from its previous view.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.item.view !== self, layoutGuide.item.kind == .guide else { return }
        layoutGuide.item.view?.removeLayoutGuide(layoutGuide)
        // Layout requests call client code, which may have added the guide to a view.
        guard layoutGuide.item.view == nil else { return }
        layoutGuide.item.view = self
        ensureRareState().layoutGuides.append(layoutGuide)
        // A view may constrain guides only.
        flags.insert(.constrainsSubviews)
    }

    /// Removes a guide and deactivates the constraints that refer to it.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
        layoutGuide.item.deactivateReferences()
        // Layout requests call client code, which may have removed or moved the guide.
        guard layoutGuide.item.view === self else { return }
        rareState?.layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.item.view = nil
    }

    /// The area inside the view's margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.margins, at: \.marginsGuide, name: "UIViewLayoutMarginsGuide")
    }

    /// The area that is not covered by bars and other system interface elements.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea, at: \.safeAreaGuide, name: "UIViewSafeAreaLayoutGuide")
    }

    /// The area inside the margins with a width that is limited for comfortable reading.
    public final var readableContentGuide: UILayoutGuide {
        if let guide = rareState?.systemGuides?.readable { return guide }
        let guide = systemGuide(.guide, at: \.readable, name: "UIViewReadableContentGuide")
        guide.addReadableConstraints()
        return guide
    }

    /// The area that the input views of the first responder cover; while there are none, the guide lies below the safe area.
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

/// The built-in guides of a view, each created on first use.
@MainActor final class SystemLayoutGuides {
    // Last used by the view's deinitializer.
    nonisolated(unsafe) var marginsGuide: UILayoutGuide?
    nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
    nonisolated(unsafe) var readable: UILayoutGuide?
    nonisolated(unsafe) var keyboard: UIKeyboardLayoutGuide?
    nonisolated(unsafe) var content: UILayoutGuide?
    nonisolated(unsafe) var frame: UILayoutGuide?

    nonisolated var all: [UILayoutGuide] {
        [marginsGuide, safeAreaGuide, readable, keyboard, content, frame].compactMap { $0 }
    }
}

extension UIView.RareState {
    @MainActor func ensureSystemGuides() -> SystemLayoutGuides {
        if let systemGuides { return systemGuides }
        let guides = SystemLayoutGuides()
        systemGuides = guides
        return guides
    }
}
