extension AccessibilityNode {
    /// The role in AT-SPI.
    ///
    /// A selected button is a pressed toggle button, because screen readers do not speak the selection of a push button.
    var presentedRole: AccessibilityRole { isSelectedButton ? .toggleButton : role }

    var presentedStates: AccessibilityStates { isSelectedButton ? states.union([.checkable, .checked]) : states }

    private var isSelectedButton: Bool { role == .button && states.contains(.selected) }
}

extension AccessibilityRole {
    /// The role's number in `AtspiRole`, and the name that belongs to it.
    ///
    /// A heading is `heading`, not `header`, because that is what screen readers search for. A group is a `panel`, as in browsers,
    /// because Orca does not speak the name of a `grouping`. An area that can be scrolled is a `viewport`, because Orca omits the
    /// texts in a `scroll pane` when it reads a dialog. A divider is a `split pane`, because Orca omits the value of a `separator`.
    var atspi: (number: UInt32, name: String) {
        switch self {
        case .application: (75, "application")
        case .window: (23, "frame")
        case .dialog: (16, "dialog")
        case .alert: (2, "alert")
        case .group: (39, "panel")
        case .scrollArea: (68, "viewport")
        case .audio: (106, "audio")
        case .video: (107, "video")
        case .landmark: (110, "landmark")
        case .toolBar: (63, "tool bar")
        case .label: (29, "label")
        case .heading: (83, "heading")
        case .image: (27, "image")
        case .link: (88, "link")
        case .button, .key: (43, "push button")
        case .toggleButton: (62, "toggle button")
        case .toggleSwitch: (7, "check box")
        case .radioButton: (44, "radio button")
        case .menuBar: (34, "menu bar")
        case .menu: (33, "menu")
        case .menuItem: (35, "menu item")
        case .checkMenuItem: (8, "check menu item")
        case .textField, .searchField: (79, "entry")
        case .comboBox: (11, "combo box")
        case .passwordField: (40, "password text")
        case .textView: (61, "text")
        case .slider, .pageControl: (51, "slider")
        case .stepper: (52, "spin button")
        case .progressBar, .activityIndicator: (42, "progress bar")
        case .levelIndicator: (103, "level bar")
        case .tabList: (38, "page tab list")
        case .tab: (37, "page tab")
        case .splitter: (53, "split pane")
        case .list: (31, "list")
        case .listItem: (32, "list item")
        case .notification: (101, "notification")
        case .toolTip: (64, "tool tip")
        case .tree: (65, "tree")
        case .treeItem: (91, "tree item")
        case .table: (55, "table")
        case .treeTable: (66, "tree table")
        case .row: (90, "table row")
        case .cell: (56, "table cell")
        case .columnHeader: (10, "column header")
        case .rowHeader: (47, "row header")
        }
    }
}

extension AccessibilityRole {
    /// Whether the node has items that can be selected.
    var hasItems: Bool {
        switch self {
        case .list, .tree, .table, .treeTable, .tabList: true
        default: false
        }
    }
}
