/// The role by which Return and Escape trigger a control if no responder handles these keys.
package enum KeyboardRole {
    /// Neither key triggers the control.
    case normal
    /// The default action, which the Return key triggers.
    case primary
    /// Cancels without changing anything; the Escape key triggers it.
    case cancel
}
