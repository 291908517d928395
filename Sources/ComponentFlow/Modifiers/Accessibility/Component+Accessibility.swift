// A modifier describes the element that the component shows: the text, the control, or the tappable component around
// them. A component without elements becomes one, and a component with several a group.
extension Component {
    // MARK: Description

    /// Returns the component with a label: its name for screen readers, in one or two words.
    ///
    /// ```swift
    /// Image(image: .star).accessibilityLabel("Favorite")
    /// ```
    ///
    /// Texts, and controls that contain a text, have a label already. An image without a label is a decoration.
    public func accessibilityLabel(_ label: String) -> Modified<EnvironmentType> {
        describing { $0.label = label }
    }

    /// Returns the component with a value, as text, that screen readers read after the label.
    public func accessibilityValue(_ value: String) -> Modified<EnvironmentType> {
        describing { $0.value = value }
    }

    /// Returns the component with a hint: what activating it does, in a sentence.
    public func accessibilityHint(_ hint: String) -> Modified<EnvironmentType> {
        describing { $0.hint = hint }
    }

    /// Returns the component with an identifier by which tests find it, and which is never presented to users.
    public func accessibilityIdentifier(_ identifier: String) -> Modified<EnvironmentType> {
        describing { $0.identifier = identifier }
    }

    /// Returns the component with further traits, such as `.button` for a drawing that responds to a gesture.
    public func accessibilityAddTraits(_ traits: UIAccessibilityTraits) -> Modified<EnvironmentType> {
        describing { $0.addedTraits = traits }
    }

    /// Returns the component without some of its traits.
    public func accessibilityRemoveTraits(_ traits: UIAccessibilityTraits) -> Modified<EnvironmentType> {
        describing { $0.removedTraits = traits }
    }

    /// Returns the component as a heading, among which users of screen readers move.
    ///
    /// - Parameter level: The level, from 1 for the title of the screen to 6.
    public func accessibilityHeading(_ level: Int = 1) -> Modified<EnvironmentType> {
        describing { $0.headingLevel = min(max(level, 1), 6) }
    }

    // MARK: Structure

    /// Returns the component hidden from assistive technologies, with everything in it, such as a decoration.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Modified<EnvironmentType> {
        describing { $0.isHidden = isHidden }
    }

    /// Returns a component with several elements as one element, or as a group.
    ///
    /// ```swift
    /// HStack { Text("Sunny"); Text("23 °C") }.accessibilityElement(children: .combine)
    /// ```
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> Modified<EnvironmentType> {
        describing { $0.children = children.children }
    }

    /// Returns the component with a priority among its siblings: screen readers and the Tab key reach those with a
    /// higher priority first.
    ///
    /// Siblings with the same priority, 0 by default, are read row by row.
    public func accessibilitySortPriority(_ priority: Double) -> Modified<EnvironmentType> {
        describing { $0.sortPriority = priority.isNaN ? 0 : priority }
    }

    /// Returns the component with a search through elements in it, which have the given identifiers.
    ///
    /// Assistive technologies offer it as actions of the component, and of the element with the keyboard focus in it; F8 and
    /// Shift-F8 move to the next and the previous element.
    ///
    /// - Parameters:
    ///   - name: The localized name of what is searched, such as "Unread".
    ///   - identifiers: The identifiers of the elements in order, as specified with ``accessibilityIdentifier(_:)``.
    public func accessibilityRotor(_ name: String, identifiers: [String]) -> Modified<EnvironmentType> {
        describing { $0.rotors = [AccessibilityModification.Rotor(name: name, identifiers: identifiers)] }
    }

    // MARK: Actions

    /// Returns the component with an action that assistive technologies perform instead of a tap or the Escape key.
    ///
    /// The closure is behavior: it is not considered when components are compared, and it is always current.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
    ) -> Modified<EnvironmentType> {
        describing { $0.actions = [AccessibilityModification.Action(kind.action, perform: action)] }
    }

    /// Returns the component with an additional action, which users choose by its name, such as "Delete".
    ///
    /// Offer what otherwise requires a gesture or a context menu. Can be used several times.
    public func accessibilityAction(
        named name: String, _ action: @escaping () -> Void
    ) -> Modified<EnvironmentType> {
        describing { $0.actions = [AccessibilityModification.Action(.named(name), perform: action)] }
    }

    /// Returns the component with a value that users of assistive technologies increment and decrement.
    ///
    /// Specify the current value with ``accessibilityValue(_:)``.
    public func accessibilityAdjustableAction(
        _ adjust: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Modified<EnvironmentType> {
        describing { $0.adjust = { adjust($0 == .increment ? .increment : .decrement) } }
    }
}
