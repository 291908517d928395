/// What modifiers change about the description of a component, by reference because few components have any.
final class AccessibilityDescription: Equatable {
    let modification: AccessibilityModification

    init(_ modification: AccessibilityModification) {
        self.modification = modification
    }

    /// Returns whether both describe the same; what closures do is not compared.
    static func == (lhs: AccessibilityDescription, rhs: AccessibilityDescription) -> Bool {
        lhs === rhs || lhs.modification == rhs.modification
    }
}

extension Component {
    /// Returns the component with a change of what assistive technologies present.
    func describing(_ change: (inout AccessibilityModification) -> Void) -> Modified<EnvironmentType> {
        var modification = AccessibilityModification()
        change(&modification)
        return modified.adding(modification)
    }
}

extension UIView {
    /// The view of the modifier, or of the composite component, whose content this view shows.
    var viewOfModifier: UIView? {
        guard let node = mountedNode else {
            guard let container = superview as? any ElementContainer, container.element === self else { return nil }
            return container
        }
        guard let parent = node.parent else { return nil }
        return node.key == ChildKey.content || parent.container?.context?.composite != nil ? parent.view : nil
    }
}

/// The view of a component whose element is a subview, which modifiers of the component describe.
@MainActor protocol ElementContainer: UIView {
    var element: UIView { get }
}
