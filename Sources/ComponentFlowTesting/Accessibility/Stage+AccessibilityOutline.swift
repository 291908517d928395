import Accessibility
import ComponentFlow

extension Stage {
    /// What the window presents to assistive technologies: a line for each element in reading order, indented by two
    /// spaces for each container.
    ///
    /// ```swift
    /// stage.show(Toggle(isOn: true) { _ in }.accessibilityLabel("Quiet"))
    /// #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" checked"#])
    /// ```
    ///
    /// A line consists of the role, the name, and what else there is: the value, the range, the text of a field, the
    /// position in a list, the level of a heading, the states, the hint, the additional actions and the identifier.
    public var accessibilityOutline: [String] {
        clock.install()
        prepareFrame()
        return AccessibilityScene(window).elements.map { element in
            String(repeating: "  ", count: element.depth) + element.node.outline
        }
    }
}

extension AccessibilityNode {
    /// The line of the node in an outline.
    var outline: String {
        var parts = ["\(role)"]
        if !name.isEmpty { parts.append("\"\(name)\"") }
        if !value.isEmpty { parts.append("= \(value)") }
        if let range { parts.append("\(range.value.outline) in \(range.minimum.outline)…\(range.maximum.outline)") }
        if let text, !isText { parts.append("text \"\(text.string)\"") }
        if let placement { parts.append("\(placement.index + 1) of \(placement.count)") }
        if let level { parts.append("level \(level)") }
        if let table { parts.append("\(table.rowCount) × \(table.columnCount)") }
        if let cell, let row = cell.rows.first, let column = cell.columns.first { parts.append("at \(row), \(column)") }
        parts += stateNames
        if !help.isEmpty { parts.append("hint \"\(help)\"") }
        let added = actions.filter { if case .custom = $0.kind { true } else { false } }.map(\.name)
        if !added.isEmpty { parts.append("actions \(added.joined(separator: ", "))") }
        if !identifier.isEmpty { parts.append("#\(identifier)") }
        return parts.joined(separator: " ")
    }

    private var stateNames: [String] {
        var names: [String] = []
        if !states.contains(.enabled) { names.append("disabled") }
        if states.contains(.expandable) { names.append(states.contains(.expanded) ? "expanded" : "collapsed") }
        if states.contains(.checkable) { names.append(states.contains(.checked) ? "checked" : "unchecked") }
        let shown: [(AccessibilityStates, String)] = [
            (.selected, "selected"), (.focused, "focused"), (.modal, "modal"), (.busy, "busy"),
            (.readOnly, "read-only"), (.hasPopup, "has-popup"),
        ]
        return names + shown.filter { states.contains($0.0) }.map(\.1)
    }
}
