/// The interfaces of AT-SPI that nodes have.
enum ATSPIInterface: String, CaseIterable, Sendable {
    case accessible = "org.a11y.atspi.Accessible"
    case application = "org.a11y.atspi.Application"
    case component = "org.a11y.atspi.Component"
    case action = "org.a11y.atspi.Action"
    case text = "org.a11y.atspi.Text"
    case editableText = "org.a11y.atspi.EditableText"
    case value = "org.a11y.atspi.Value"
    case selection = "org.a11y.atspi.Selection"
    case image = "org.a11y.atspi.Image"
    case table = "org.a11y.atspi.Table"
    case tableCell = "org.a11y.atspi.TableCell"
    case hypertext = "org.a11y.atspi.Hypertext"
    case hyperlink = "org.a11y.atspi.Hyperlink"
    case collection = "org.a11y.atspi.Collection"
    /// The interface of the object at ``ATSPIReference/cache``.
    case cache = "org.a11y.atspi.Cache"

    /// Returns the interfaces of a node: those with content, because an empty one misleads screen readers.
    ///
    /// They do not depend on states, because clients read the interfaces of an object once: a disabled button has actions when
    /// it is enabled later.
    static func interfaces(of node: AccessibilityNode) -> [ATSPIInterface] {
        guard node.role != .application else { return [.accessible, .application, .component, .collection] }
        var interfaces: [ATSPIInterface] = [.accessible, .component]
        if !node.actions.isEmpty || node.role.isOperable { interfaces.append(.action) }
        if node.text != nil { interfaces.append(.text) }
        if node.text != nil, node.role.isField || node.states.contains(.editable) { interfaces.append(.editableText) }
        if node.range != nil { interfaces.append(.value) }
        if node.role.hasItems { interfaces.append(.selection) }
        if node.role == .image { interfaces.append(.image) }
        if node.text != nil, node.role.hasLinks(isContainer: !node.children.isEmpty) { interfaces.append(.hypertext) }
        switch node.part {
        case .table: interfaces.append(.table)
        case .cell: interfaces.append(.tableCell)
        case .link: interfaces.append(.hyperlink)
        case nil: break
        }
        if node.role.isContainer { interfaces.append(.collection) }
        return interfaces
    }
}

extension AccessibilityRole {
    /// Whether elements with the role have actions unless they are disabled.
    fileprivate var isOperable: Bool {
        switch self {
        case .button, .key, .toggleButton, .toggleSwitch, .radioButton, .link, .menuItem, .checkMenuItem, .tab: true
        default: false
        }
    }

    /// Whether elements with the role contain others in which clients search.
    fileprivate var isContainer: Bool {
        switch self {
        case .window, .dialog, .alert, .group, .scrollArea, .landmark, .toolBar, .menu: true
        default: hasItems
        }
    }

    /// Whether links in the text of elements with the role are their children.
    fileprivate func hasLinks(isContainer: Bool) -> Bool {
        switch self {
        case .textView: true
        case .label, .heading: isContainer
        default: false
        }
    }

    /// Whether elements with the role have an editable text unless they are disabled.
    fileprivate var isField: Bool {
        switch self {
        case .textField, .passwordField, .searchField, .comboBox: true
        default: false
        }
    }
}
