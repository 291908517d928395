/// What the modifiers of a component change about the description of the element that it shows.
///
/// `nil`, and an empty set or array, leave a property to the element.
package struct AccessibilityModification {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var addedTraits = UIAccessibilityTraits.none
    package var removedTraits = UIAccessibilityTraits.none
    package var isHidden = false
    package var expandedStatus: UIAccessibilityExpandedStatus?
    package var children: Children?
    /// The level of a heading, from 1 to 6.
    package var headingLevel: Int?
    /// The priority among the siblings, of which those with a higher one are read first.
    package var sortPriority: Double?
    package var rotors: [Rotor] = []
    /// The actions in the order of their declaration; a later one replaces an earlier one of the same kind.
    package var actions: [Action] = []
    package var adjust: ((Adjustment) -> Void)?

    package init() {}

    /// How the elements in a component are presented.
    package enum Children: Sendable {
        case combine
        case contain
        case ignore
    }

    /// The directions in which users change a value.
    package enum Adjustment: Sendable {
        case increment
        case decrement
    }

    package struct Action {
        package enum Kind: Hashable, Sendable {
            case activate
            case escape
            case magicTap
            case named(String)
        }

        package let kind: Kind
        package let perform: () -> Void

        package init(_ kind: Kind, perform: @escaping () -> Void) {
            self.kind = kind
            self.perform = perform
        }
    }

    /// A search through elements that are known by their identifiers.
    package struct Rotor: Hashable, Sendable {
        package let name: String
        package let identifiers: [String]

        package init(name: String, identifiers: [String]) {
            self.name = name
            self.identifiers = identifiers
        }
    }
}

extension AccessibilityModification: Equatable {
    /// Returns whether both describe the same; what their closures do is not compared.
    package static func == (lhs: AccessibilityModification, rhs: AccessibilityModification) -> Bool {
        lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint && lhs.identifier == rhs.identifier
            && lhs.addedTraits == rhs.addedTraits && lhs.removedTraits == rhs.removedTraits
            && lhs.isHidden == rhs.isHidden && lhs.expandedStatus == rhs.expandedStatus && lhs.children == rhs.children
            && lhs.headingLevel == rhs.headingLevel
            && lhs.sortPriority == rhs.sortPriority && lhs.rotors == rhs.rotors
            && lhs.actions.map(\.kind) == rhs.actions.map(\.kind) && (lhs.adjust == nil) == (rhs.adjust == nil)
    }
}

extension AccessibilityModification {
    /// Whether the modification describes an element, rather than its relation to other elements.
    var describesElement: Bool {
        label != nil || value != nil || !addedTraits.isEmpty || headingLevel != nil || isOperable
    }

    /// Whether the modification describes a group if the component contains several elements.
    var describesGroup: Bool { describesElement || hint != nil || identifier != nil || !rotors.isEmpty }

    /// Whether there is something that users can do with the element.
    var isOperable: Bool { adjust != nil || !actions.isEmpty }

    /// The names of the actions beyond activating and closing, in the order of their declaration.
    var actionNames: [String] {
        var names: [String] = []
        for case .named(let name) in actions.map(\.kind) where !names.contains(name) { names.append(name) }
        return names
    }

    /// Returns the closure of an action, or `nil` if there is none of the kind.
    func action(_ kind: Action.Kind) -> (() -> Void)? {
        actions.last { $0.kind == kind }?.perform
    }

    /// Returns the traits of an element that has the given ones without the modification.
    func traits(changing own: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = own
        if headingLevel != nil { traits.insert(.header) }
        if adjust != nil { traits.insert(.adjustable) }
        return traits.union(addedTraits).subtracting(removedTraits)
    }

    /// Returns the modification followed by another one, whose values have precedence.
    package func modified(by outer: AccessibilityModification) -> AccessibilityModification {
        var result = self
        result.label = outer.label ?? label
        result.value = outer.value ?? value
        result.hint = outer.hint ?? hint
        result.identifier = outer.identifier ?? identifier
        result.addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
        result.removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
        result.isHidden = isHidden || outer.isHidden
        result.expandedStatus = outer.expandedStatus ?? expandedStatus
        result.children = outer.children ?? children
        result.headingLevel = outer.headingLevel ?? headingLevel
        result.sortPriority = outer.sortPriority ?? sortPriority
        result.rotors += outer.rotors
        result.actions += outer.actions
        result.adjust = outer.adjust ?? adjust
        return result
    }
}
