extension UIButton.Role {
    /// The role by which Return and Escape trigger the button.
    package var keyboardRole: KeyboardRole {
        switch self {
        case .primary: .primary
        case .cancel: .cancel
        case .normal, .destructive: .normal
        }
    }
}
