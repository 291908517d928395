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

/// The view of a component whose element is a subview, which modifiers of the component describe.
@MainActor protocol ElementContainer: UIView {
    var element: UIView { get }
}
