internal import Accessibility

extension AccessibilityNode {
    /// Describes an object by UIKit's properties, and by its own description if it has one.
    @MainActor init(_ object: AccessibleObject, id: AccessibilityID) {
        self.init(id: id, role: Self.role(of: object))
        // Modifiers also describe views whose classes override these properties.
        let modification = object.accessibilityModification
        let view = object as? UIView
        name = modification?.label ?? object.accessibilityLabel ?? view?.combinedAccessibilityLabel ?? ""
        help = modification?.hint ?? object.accessibilityHint ?? view?.toolTipDescription ?? ""
        value = modification?.value ?? object.accessibilityValue ?? ""
        identifier = modification?.identifier ?? object.accessibilityIdentifier ?? ""
        language = object.accessibilityLanguage ?? ""
        states = Self.states(of: object)
        actions = Self.actions(of: object)
        if role == .heading { headingLevel = modification?.headingLevel ?? 1 }
        for content in object.accessibilityCustomContent ?? [] { details[content.label] = content.value }
        addAttributes(of: object)
        addState(of: object)
        placement = object.positionInList.map { Placement(index: $0.index, count: $0.count) }
        (object as? any AccessibilityDescribing)?.describe(&self)
        // The description may determine another role.
        if text == nil, role == .label || role == .heading { text = AccessibilityText(name) }
    }

    @MainActor private static func role(of object: AccessibleObject) -> AccessibilityRole {
        guard object.isPresentedElement else { return containerRole(of: object) }
        let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
            (.toggleButton, .toggleSwitch), (.searchField, .searchField), (.keyboardKey, .key), (.link, .link),
            (.adjustable, .slider), (.header, .heading), (.button, .button), (.image, .image),
        ]
        let traits = object.accessibilityTraits
        if let found = roles.first(where: { traits.contains($0.0) }) { return found.1 }
        // A text that responds to taps is a button for those who cannot see it.
        return (object as? UIView)?.respondsToTaps == true ? .button : .label
    }

    @MainActor private static func containerRole(of object: AccessibleObject) -> AccessibilityRole {
        if object.accessibilityTraits.contains(.tabBar) { return .tabList }
        switch object.accessibilityContainerType {
        case .none: return object.accessibilityViewIsModal ? .dialog : object.positionInList == nil ? .group : .listItem
        case .dataTable: return .table
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .group
        }
    }

    @MainActor private static func states(of object: AccessibleObject) -> AccessibilityStates {
        let traits = object.accessibilityTraits
        var states: AccessibilityStates = traits.contains(.notEnabled) ? [] : .enabled
        if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
        if object.accessibilityViewIsModal { states.insert(.modal) }
        if (object as? UIView)?.canBecomeFocused == true { states.insert(.focusable) }
        if object.accessibilityElementIsFocused() { states.insert(.focused) }
        return states
    }

    /// Adds the properties for which assistive technologies on Linux have no standard name.
    @MainActor private mutating func addAttributes(of object: AccessibleObject) {
        if let context = object.accessibilityTextualContext { details["textual-context"] = context.rawValue }
        guard object.rareAccessibility?.userInputLabels != nil else { return }
        details["user-input-labels"] = (object.accessibilityUserInputLabels ?? []).joined(separator: ", ")
    }

    /// Adds the state of a switch, which UIKit expresses by its value.
    @MainActor private mutating func addState(of object: AccessibleObject) {
        guard role == .toggleSwitch else { return }
        states.insert(.checkable)
        if value == "1" { states.insert(.checked) }
        value = ""
    }

    @MainActor private static func actions(of object: AccessibleObject) -> [AccessibilityAction] {
        var actions: [AccessibilityAction] = []
        if object.isPresentedElement, object.isActivatable {
            actions.append(AccessibilityAction(.activate, name: "Activate"))
        }
        if object.accessibilityTraits.contains(.adjustable) {
            actions.append(AccessibilityAction(.increment, name: "Increment"))
            actions.append(AccessibilityAction(.decrement, name: "Decrement"))
        }
        if object.accessibilityViewIsModal || object.accessibilityModification?.action(.escape) != nil {
            actions.append(AccessibilityAction(.escape, name: "Close"))
        }
        if (object as? UIView)?.viewWithContextMenu != nil {
            actions.append(AccessibilityAction(.showMenu, name: "Show menu"))
        }
        for (index, action) in (object.accessibilityCustomActions ?? []).enumerated() {
            actions.append(AccessibilityAction(.custom(index), name: action.name))
        }
        return actions
    }
}

extension AccessibleObject {
    /// Whether activating the element can have an effect.
    fileprivate var isActivatable: Bool {
        guard !accessibilityTraits.contains(.notEnabled) else { return false }
        if accessibilityModification?.action(.activate) != nil { return true }
        if accessibilityRespondsToUserInteraction { return !accessibilityTraits.contains(.adjustable) }
        guard let view = self as? UIView else { return false }
        return view.canBecomeFocused || view.respondsToTaps
    }
}

extension UIView {
    /// The text of the tool tip for the entire view, which describes a view without a hint.
    fileprivate var toolTipDescription: String? {
        interactions.lazy.compactMap { ($0 as? UIToolTipInteraction)?.defaultToolTip }.first
    }

    /// The joined labels in a view that is presented as an element, but is none itself.
    fileprivate var combinedAccessibilityLabel: String? {
        !isAccessibilityElement && isPresentedElement ? joinedAccessibilityLabel : nil
    }
}
