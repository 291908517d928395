/// The values of modifiers that development tools change; `nil` for a modifier that was not applied.
package struct ModifierValues {
    /// The paddings, from the inside to the outside, without lengths of leading and trailing edges.
    package var paddings: [UIEdgeInsets]
    package var opacity: CGFloat?
    package var scale: CGFloat?
    package var cornerRadius: CGFloat?
    package var backgroundColor: UIColor?
}

/// A component that stores the values of modifiers.
package protocol ModifierEditing: Component {
    /// The values; setting the value of a modifier that was not applied has no effect.
    var modifierValues: ModifierValues { get set }
}
