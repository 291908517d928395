// A modifier has a view of its own, but describes the element that its content shows. When an element is described, it
// reads the modifications of the views of its modifiers; nothing is copied, and a modifier has no cost while no
// assistive technology runs.
extension UIView {
    /// Returns the view of the modifier whose content a view shows, or `nil` if the view is not the content of a
    /// modifier.
    ///
    /// ComponentFlow sets this closure when a component is modified for the first time; until then, no view is
    /// examined.
    @exclusivity(unchecked) package static var modifierOfContent: (@MainActor (UIView) -> UIView?)?

    /// Changes the description of the element that the view shows; `nil` ends the changes.
    package final func setAccessibilityModification(_ new: AccessibilityModification?) {
        let old = accessibilitySettings?.modification
        guard old != nil || new != nil else { return }
        ensuredAccessibilitySettings.modification = new
        if old != new { accessibleElementDidChange() }
        if old?.rotors != new?.rotors { offeredRotorsDidChange() }
    }

    /// Reports that the element which the view shows, itself or as a modifier, is presented differently.
    final func accessibleElementDidChange() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        var view: UIView? = self
        while let current = view {
            current.accessibilityDidChange(.structure)
            view = current.modifiedContent
        }
    }

    /// The content of the modifier whose view this is.
    private var modifiedContent: UIView? {
        guard let modifier = Self.modifierOfContent else { return nil }
        return subviews.first { modifier($0) === self }
    }

    /// Whether modifiers describe the view of a modifier instead of its content: it responds to taps, so it is the
    /// element.
    private var isDescribedInsteadOfContent: Bool { respondsToTaps }

    /// What the modifiers around the view change about its description.
    ///
    /// `nil` for the views of modifiers, because their contents are described.
    final var appliedModification: AccessibilityModification? {
        guard let modifier = Self.modifierOfContent else { return nil }
        var result = accessibilitySettings?.modification
        var view = self
        while let outer = modifier(view), !outer.isDescribedInsteadOfContent {
            if let modification = outer.accessibilitySettings?.modification {
                result = result?.modified(by: modification) ?? modification
            }
            view = outer
        }
        guard result != nil, isDescribedInsteadOfContent || modifiedContent == nil else { return nil }
        return result
    }

    /// The view that has the context menu of the element: the element itself, or the view of a modifier around it.
    final var viewWithContextMenu: UIView? {
        var view: UIView? = self
        while let current = view {
            let interactions = current.interactions
            if !interactions.isEmpty, interactions.contains(where: { $0 is UIContextMenuInteraction }) {
                return current
            }
            view = Self.modifierOfContent?(current)
        }
        return nil
    }

    /// Whether a modifier hides the view and its descendants.
    final var isHiddenByModifier: Bool { accessibilitySettings?.modification?.isHidden ?? false }

    /// The priority among the siblings; 0 unless a modifier determines it.
    final var accessibilitySortPriority: Double {
        var view: UIView? = self
        while let current = view {
            if let priority = current.accessibilitySettings?.modification?.sortPriority { return priority }
            view = current.modifiedContent
        }
        return 0
    }
}

extension AccessibleObject {
    /// What modifiers change about the description of the object, if it is a view.
    final var accessibilityModification: AccessibilityModification? {
        guard UIView.modifierOfContent != nil else { return nil }
        if let described = DescribedModification.current, described.view == ObjectIdentifier(self) {
            return described.modification
        }
        return (self as? UIView)?.appliedModification
    }

    /// Whether a modifier makes the object an element; `nil` if it does not determine that.
    final var isAccessibilityElementByModification: Bool? {
        guard let modification = accessibilityModification else { return nil }
        if modification.children == .ignore { return true }
        guard modification.children == nil, modification.describesElement, accessibilitySettings?.isElement == nil,
            !containsAccessibilityNode
        else { return nil }
        return true
    }

    /// The actions of modifiers, which call the closures that are current when they are performed.
    final var modifierActions: [UIAccessibilityCustomAction] {
        (accessibilityModification?.actionNames ?? []).map { name in
            UIAccessibilityCustomAction(name: name) { [weak self] _ in
                self?.performModifierAction(.named(name)) ?? false
            }
        }
    }

    /// Performs the action that a modifier specifies; returns `false` if there is none.
    final func performModifierAction(_ kind: AccessibilityModification.Action.Kind) -> Bool {
        guard accessibilityModification?.action(kind) != nil else { return false }
        (self as? UIResponder)?.prepareForEvent()
        guard let perform = accessibilityModification?.action(kind) else { return false }
        perform()
        return true
    }

    /// Changes the value as a modifier specifies; returns `false` if no modifier does.
    final func adjustByModifier(_ adjustment: AccessibilityModification.Adjustment) -> Bool {
        guard accessibilityModification?.adjust != nil else { return false }
        (self as? UIResponder)?.prepareForEvent()
        guard let adjust = accessibilityModification?.adjust else { return false }
        adjust(adjustment)
        return true
    }
}

/// What modifiers change about the view that is being described.
///
/// A description reads it for each property, and each time the views of the modifiers around the view would be searched for.
@MainActor struct DescribedModification {
    @exclusivity(unchecked) private(set) static var current: DescribedModification?

    let view: ObjectIdentifier
    let modification: AccessibilityModification?

    /// Finds the modification of a view, which is used until ``end()``.
    static func begin(_ object: AccessibleObject) {
        current = nil
        guard UIView.modifierOfContent != nil, let view = object as? UIView else { return }
        current = DescribedModification(view: ObjectIdentifier(view), modification: view.appliedModification)
    }

    static func end() {
        current = nil
    }
}
