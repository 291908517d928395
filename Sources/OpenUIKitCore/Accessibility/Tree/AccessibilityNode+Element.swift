internal import Accessibility

extension AccessibilityNode {
    /// Describes an object by UIKit's properties, and by its own description if it has one.
    ///
    /// The node has only its identifier before; it is described in its place, because copying a node takes a tenth of the time of
    /// describing it.
    ///
    /// - Parameter editor: The object that edits the text of the element, unless that is the object itself.
    @MainActor mutating func describe(_ object: AccessibleObject, editor: (any UITextInput)?) {
        let (isElement, traits) = (object.isPresentedElement, object.accessibilityTraits)
        role = isElement ? Self.role(of: object, traits) : Self.containerRole(of: object, traits)
        // Modifiers also describe views whose classes override these properties.
        let modification = object.accessibilityModification
        let (view, conformances) = (object as? UIView, AccessibilityConformances.of(object))
        let isFocusable = view?.canBecomeFocused == true
        name = modification?.label ?? object.accessibilityLabel ?? view?.combinedAccessibilityLabel ?? ""
        help = modification?.hint ?? object.accessibilityHint ?? view?.toolTipDescription ?? ""
        value = modification?.value ?? object.accessibilityValue ?? ""
        identifier = modification?.identifier ?? object.accessibilityIdentifier ?? ""
        language = object.accessibilityLanguage ?? ""
        states = Self.states(of: object, traits, isFocusable: isFocusable)
        actions = Self.actions(of: object, isElement: isElement, traits, isFocusable: isFocusable)
        if role == .heading { level = modification?.headingLevel ?? 1 }
        if isElement, let indicated = object.rareAccessibility?.level {
            role = .levelIndicator
            range = Range(value: indicated.value, in: indicated.range)
        }
        let contents = object.accessibilityCustomContent ?? []
        for content in contents { details[content.label] = content.value }
        addAttributes(of: object)
        addState(of: object)
        if let row = object.rowInList { add(row, of: object) }
        if conformances.contains(.describing) { (object as? any AccessibilityDescribing)?.describe(&self) }
        if let editor { add(editor) }
        addTableParts(of: object, conformances)
        addSearches(of: object)
        if role == .dialog, name.isEmpty { name = object.firstHeading ?? "" }
        if text == nil, conformances.contains(.reading), let page = ReadingPage(object) { add(page) }
        // The description may determine another role.
        if text == nil, role == .label || role == .heading || role == .cell { text = AccessibilityText(name) }
        // A screen reader speaks both; many tool tips of buttons without a title repeat their name.
        if help == name { help = "" }
        if !contents.isEmpty { addImportant(contents) }
    }

    /// Adds the content of high importance to the description, which a screen reader speaks with the element.
    private mutating func addImportant(_ contents: [AXCustomContent]) {
        let important = contents.filter { $0.importance == .high }.map { "\($0.label): \($0.value)" }
        if !important.isEmpty { help = ([help] + important).filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    /// The traits that determine the role of an element.
    private static let roleTraits: UIAccessibilityTraits = [
        .toggleButton, .searchField, .keyboardKey, .link, .adjustable, .header, .button, .image,
    ]

    @MainActor private static func role(
        of object: AccessibleObject, _ traits: UIAccessibilityTraits
    ) -> AccessibilityRole {
        if traits.isDisjoint(with: roleTraits) {
            // A text that responds to taps is a button for those who cannot see it.
            return (object as? UIView)?.respondsToTaps == true ? .button : .label
        }
        if traits.contains(.toggleButton) { return .toggleSwitch }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.link) { return .link }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.header) { return .heading }
        return traits.contains(.button) ? .button : .image
    }

    @MainActor private static func containerRole(
        of object: AccessibleObject, _ traits: UIAccessibilityTraits
    ) -> AccessibilityRole {
        if traits.contains(.tabBar) { return .tabList }
        switch object.accessibilityContainerType {
        case .none:
            if object.accessibilityViewIsModal { return .dialog }
            return object.rowInList != nil ? .listItem : object.isScrollArea ? .scrollArea : .group
        case .dataTable: return .table
        case .list: return (object as? any AccessibilityListing)?.isAccessibilityTree == true ? .tree : .list
        case .landmark: return .landmark
        case .semanticGroup: return object.rareAccessibility?.containsColumnHeaders == true ? .row : .group
        }
    }

    @MainActor private static func states(
        of object: AccessibleObject, _ traits: UIAccessibilityTraits, isFocusable: Bool
    ) -> AccessibilityStates {
        var states: AccessibilityStates = traits.contains(.notEnabled) ? [] : .enabled
        if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
        if object.accessibilityViewIsModal { states.insert(.modal) }
        if isFocusable { states.insert(.focusable) }
        if object.accessibilityElementIsFocused() { states.insert(.focused) }
        switch object.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: states.formUnion([.expandable, .expanded])
        case .collapsed: states.insert(.expandable)
        }
        return states
    }

    /// Adds the text of the object that edits it for the element.
    @MainActor private mutating func add(_ editor: any UITextInput) {
        if let view = editor as? any AccessibilityDescribing {
            view.describe(&self)
        } else {
            (role, value) = (.textView, "")
            text = editor.accessibilityText
            states.formUnion([.editable, .selectableText])
        }
        guard let view = editor as? UIView else { return }
        if view.canBecomeFocused { states.insert(.focusable) }
        if view.accessibilityElementIsFocused() { states.insert(.focused) }
    }

    /// Adds the text of a page that the object draws itself.
    @MainActor private mutating func add(_ page: ReadingPage) {
        text = AccessibilityText(page.text)
        if role == .label || role == .group { role = .textView }
        states.formUnion([.multiLine, .readOnly])
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

    @MainActor private static func actions(
        of object: AccessibleObject, isElement: Bool, _ traits: UIAccessibilityTraits, isFocusable: Bool
    ) -> [AccessibilityAction] {
        var actions: [AccessibilityAction] = []
        if isElement, object.isActivatable(traits, isFocusable: isFocusable) {
            actions.append(AccessibilityAction(.activate, name: object.builtInText(.BuiltIn.actionActivate)))
        }
        if traits.contains(.adjustable) {
            actions.append(AccessibilityAction(.increment, name: object.builtInText(.BuiltIn.actionIncrement)))
            actions.append(AccessibilityAction(.decrement, name: object.builtInText(.BuiltIn.actionDecrement)))
        }
        if object.accessibilityViewIsModal || object.accessibilityModification?.action(.escape) != nil {
            actions.append(AccessibilityAction(.escape, name: object.builtInText(.BuiltIn.close)))
        }
        if (object as? UIView)?.viewWithContextMenu != nil {
            actions.append(AccessibilityAction(.showMenu, name: object.builtInText(.BuiltIn.actionShowMenu)))
        }
        for (index, action) in object.offeredActions(traits).enumerated() {
            actions.append(AccessibilityAction(.custom(index), name: action.name))
        }
        if traits.contains(.startsMediaSession) || object.accessibilityModification?.action(.magicTap) != nil {
            actions.append(AccessibilityAction(.magicTap, name: object.builtInText(.BuiltIn.actionMagicTap)))
        }
        for direction in object.offeredScrollDirections(traits).map(AccessibilityScrollDirection.init) {
            actions.append(AccessibilityAction(.scroll(direction), name: object.builtInText(direction.actionName)))
        }
        return actions
    }
}

extension AccessibilityNode {
    /// Adds two actions for each rotor, because AT-SPI has no searches that programs perform.
    @MainActor private mutating func addSearches(of object: AccessibleObject) {
        for (index, rotor) in object.offeredRotors(isFocused: states.contains(.focused)).enumerated() {
            for direction in AccessibilitySearchDirection.allCases {
                let name = object.builtInText(rotor.actionName(direction.uiKit))
                actions.append(AccessibilityAction(.search(index, direction), name: name))
            }
        }
    }
}

// Rows, tables and cells.
extension AccessibilityNode {
    /// Adds what a row of a list presents: its position, and its states if it can be selected.
    @MainActor private mutating func add(_ row: AccessibilityRow, of object: AccessibleObject) {
        placement = Placement(index: row.index, count: row.count)
        level = row.level ?? level
        if let isExpanded = row.isExpanded {
            states.insert(.expandable)
            if isExpanded { states.insert(.expanded) }
        }
        guard row.isSelectable || row.hasActions || row.kind != .list, role.isPassive else { return }
        role = row.kind == .list ? .listItem : row.kind == .tree ? .treeItem : .row
        // The row is selected, moved, focused and spoken as one, although its parts are elements, too.
        if name.isEmpty { name = object.accessibilityLabelOfContents ?? "" }
        guard row.isSelectable else { return }
        states.formUnion([.selectable, .focusable])
        if row.isSelected { states.insert(.selected) }
        if row.isFocused { states.insert(.focused) }
        if !actions.contains(where: { $0.kind == .activate }) {
            actions.insert(AccessibilityAction(.activate, name: object.builtInText(.BuiltIn.actionActivate)), at: 0)
        }
    }

    @MainActor private mutating func addTableParts(
        of object: AccessibleObject, _ conformances: AccessibilityConformances
    ) {
        switch role {
        case .list, .tree, .table:
            if let items = object.presentedItems {
                if items.selectsSeveralAccessibilityItems { states.insert(.multiselectable) }
                if role == .table, (items as? any AccessibilityListing)?.isAccessibilityTree == true {
                    role = .treeTable
                }
            }
            guard role != .list, role != .tree, let table = object as? any UIAccessibilityContainerDataTable else {
                return
            }
            part = .table(
                AccessibilityPart.Table(
                    rowCount: table.accessibilityRowCount(), columnCount: table.accessibilityColumnCount()))
        case .label, .group, .button, .heading, .image, .listItem:
            guard conformances.contains(.cell), let cell = object as? any UIAccessibilityContainerDataTableCell else {
                return
            }
            addCell(cell, isHeader: role == .heading)
        default: break
        }
    }

    @MainActor private mutating func addCell(_ cell: any UIAccessibilityContainerDataTableCell, isHeader: Bool) {
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        guard let rows = rows.positions, let columns = columns.positions else { return }
        role =
            rows.isEmpty || isHeader && !columns.isEmpty ? .columnHeader : columns.isEmpty ? .rowHeader : .cell
        part = .cell(AccessibilityPart.Cell(rows: rows, columns: columns))
    }
}

extension NSRange {
    /// The range, empty if its location is `NSNotFound`; `nil` for other invalid values.
    fileprivate var positions: Range<Int>? {
        if location == NSNotFound { return 0..<0 }
        let (end, isTooLarge) = location.addingReportingOverflow(length)
        return location >= 0 && length >= 0 && !isTooLarge ? location..<end : nil
    }
}

extension AccessibilityRole {
    /// Whether the role describes no more than an element or a group, so that a row has the role of a row.
    fileprivate var isPassive: Bool {
        switch self {
        case .label, .group, .listItem, .image, .heading: true
        default: false
        }
    }
}

extension AccessibleObject {
    /// Whether activating the element can have an effect.
    fileprivate func isActivatable(_ traits: UIAccessibilityTraits, isFocusable: Bool) -> Bool {
        guard !traits.contains(.notEnabled) else { return false }
        if accessibilityModification?.action(.activate) != nil { return true }
        if accessibilityRespondsToUserInteraction { return !traits.contains(.adjustable) }
        return (self as? UIView)?.respondsToTaps == true || isFocusable && !traits.contains(.adjustable)
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
