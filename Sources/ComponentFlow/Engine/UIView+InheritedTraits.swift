// How the view of a component follows the user's text size, the language and the layout direction.
//
// A view that chooses its font itself (`DisplayedFont`) updates its component at once, so that the font and the size of
// the component change together. A view whose subviews follow the text size is notified before them; its component is
// updated before the next frame, when the subviews have adopted the new size.
extension UIView {
    /// The traits after a change of the text size; `nil` if the component was removed.
    ///
    /// A view that is in no window keeps the text size until the next update of the component.
    var changedTraitsForTextSize: UITraitCollection? {
        let traits = traitCollection
        guard window == nil else { return traits }
        guard let category = mountedNode?.hostedContentSizeCategory else { return nil }
        return traits.preferredContentSizeCategory == category
            ? traits : UITraitCollection(preferredContentSizeCategory: category)
    }

    /// Updates the component of a view that has chosen another font for the text size.
    func updateComponentForTextSize() {
        guard let node = mountedNode else { return }
        UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
    }

    /// Updates the component of a view, whose subviews follow the text size, before the next frame if the size has changed.
    func updateComponentIfTextSizeChanged(from previous: UITraitCollection?) {
        guard let node = mountedNode, let previous, window != nil,
            traitCollection.hasDifferentTextSize(comparedTo: previous)
        else { return }
        PendingUpdates.shared.add(node.reference)
    }

    /// Specifies the language and the layout direction of the view and its subviews; `nil` stands for the inherited ones.
    func specify(_ language: Language?) {
        traitOverrides.specify(language)
    }

    /// Whether the component whose view this is, or otherwise the view, is laid out from right to left.
    var isLaidOutRightToLeft: Bool {
        mountedNode?.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension UITraitOverrides {
    /// Specifies language and layout direction; `nil` stands for the inherited ones.
    fileprivate mutating func specify(_ language: Language?) {
        if let language {
            self.language = language
        } else if contains(UITraitLanguage.self) {
            remove(UITraitLanguage.self)
            remove(UITraitLayoutDirection.self)
        }
    }
}

extension UIViewController {
    /// Specifies the language of a screen, which is not in the view of the component that presents it.
    func specify(_ language: Language?) {
        traitOverrides.specify(language)
    }
}
