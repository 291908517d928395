internal import Accessibility

/// A rotor with a name, and the object to which it belongs.
@MainActor struct OfferedRotor {
    let rotor: UIAccessibilityCustomRotor
    let owner: AccessibleObject
    /// The name of the rotor or of its kind, in the language of its owner.
    let name: String

    /// Creates a rotor that is offered, or returns `nil` if users cannot know what it finds.
    fileprivate init?(_ rotor: UIAccessibilityCustomRotor, of owner: AccessibleObject) {
        self.rotor = rotor
        self.owner = owner
        name = rotor.name.isEmpty ? rotor.systemRotorType.name.map { owner.builtInText($0) } ?? "" : rotor.name
        guard !name.isEmpty else { return nil }
    }

    /// The name of the action that moves to a result.
    func actionName(_ direction: UIAccessibilityCustomRotor.Direction) -> LocalizedString {
        direction == .next ? .BuiltIn.actionFindNext(name) : .BuiltIn.actionFindPrevious(name)
    }
}

extension AccessibleObject {
    /// Returns the rotors of the object, and of the views and controllers around it while it has the keyboard focus.
    final func offeredRotors(isFocused: Bool) -> [OfferedRotor] {
        var rotors = ownRotors
        guard isFocused else { return rotors }
        _ = (self as? UIResponder)?.next?.firstInChain { responder in
            rotors += responder.ownRotors
            return false
        }
        return rotors
    }

    private var ownRotors: [OfferedRotor] {
        (accessibilityCustomRotors ?? []).compactMap { OfferedRotor($0, of: self) }
    }

    /// Reports that the element with the keyboard focus, which offers the rotors of the objects around it, may offer others.
    final func offeredRotorsDidChange() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        for window in UIApplication.shared.windows { window.focus.item?.accessibilityDidChange(.content) }
    }
}

extension AccessibilitySearchDirection {
    /// The direction of a search by a rotor.
    var uiKit: UIAccessibilityCustomRotor.Direction { self == .next ? .next : .previous }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// What rotors of the kind find, or `nil` if only their names describe that.
    fileprivate var name: LocalizedString? {
        switch self {
        case .none: nil
        case .link: .BuiltIn.rotorLink
        case .visitedLink: .BuiltIn.rotorVisitedLink
        case .heading: .BuiltIn.rotorHeading
        case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
            .BuiltIn.rotorHeadingLevel(rawValue - Self.heading.rawValue)
        case .boldText: .BuiltIn.rotorBold
        case .italicText: .BuiltIn.rotorItalic
        case .underlineText: .BuiltIn.rotorUnderlined
        case .misspelledWord: .BuiltIn.rotorMisspelled
        case .image: .BuiltIn.rotorImage
        case .textField: .BuiltIn.rotorTextField
        case .table: .BuiltIn.rotorTable
        case .list: .BuiltIn.rotorList
        case .landmark: .BuiltIn.rotorLandmark
        }
    }
}
