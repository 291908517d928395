/// What a node of the accessibility tree is.
package enum AccessibilityRole: Sendable {
    case application
    case window
    case dialog
    case alert
    /// A container of elements that belong together.
    case group
    /// A container whose content can be scrolled.
    case scrollArea
    case landmark
    case toolBar
    case label
    case heading
    case image
    case link
    case button
    case toggleButton
    case toggleSwitch
    case radioButton
    /// A row of menus, at the top of a window.
    case menuBar
    case menu
    case menuItem
    case checkMenuItem
    case textField
    case passwordField
    case searchField
    /// A text field with a list of values that the user can open.
    case comboBox
    case textView
    case slider
    case stepper
    case progressBar
    /// A value in a range that the user cannot change, such as that of a gauge.
    case levelIndicator
    case activityIndicator
    case pageControl
    case tabList
    case tab
    /// A divider between two areas that the user can move.
    case splitter
    case list
    case listItem
    /// A list whose items may be expanded to show further ones.
    case tree
    case treeItem
    case table
    /// A table whose rows may be expanded to show further ones.
    case treeTable
    case row
    case cell
    case columnHeader
    case rowHeader
    case key
    /// A player of sound.
    case audio
    /// A player of moving pictures, with or without sound.
    case video
    /// A text that explains another element while it is displayed.
    case toolTip
    /// A text that is spoken once.
    case notification
}
