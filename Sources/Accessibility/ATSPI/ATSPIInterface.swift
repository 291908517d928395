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
    /// The interface of the object at ``ATSPIReference/cache``.
    case cache = "org.a11y.atspi.Cache"

    /// Returns the interfaces of a node: those with content, because an empty one misleads screen readers.
    ///
    /// They do not depend on states, because clients read the interfaces of an object once: a disabled button has actions when
    /// it is enabled later.
    static func interfaces(of node: AccessibilityNode) -> [ATSPIInterface] {
        guard node.role != .application else { return [.accessible, .application, .component] }
        var interfaces: [ATSPIInterface] = [.accessible, .component]
        if !node.actions.isEmpty || node.role.isOperable { interfaces.append(.action) }
        if node.text != nil { interfaces.append(.text) }
        if node.text != nil, node.role.isField || node.states.contains(.editable) { interfaces.append(.editableText) }
        if node.range != nil { interfaces.append(.value) }
        if node.role == .list || node.role == .tabList { interfaces.append(.selection) }
        if node.role == .image { interfaces.append(.image) }
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

    /// Whether elements with the role have an editable text unless they are disabled.
    fileprivate var isField: Bool {
        switch self {
        case .textField, .passwordField, .searchField: true
        default: false
        }
    }
}
