internal import CGTK

/// The actions of a menu in a group of GIO.
///
/// A command without a mark is an action without a state; one with a check box has a state that is a truth value. The
/// commands of a group of radio buttons are the values of one action, whose state is the one that is on.
@MainActor
final class MenuActions {
    /// The name of the action of a command, and the value that selects the command.
    struct Name {
        let text: String
        let target: String?

        init(_ command: ExportedMenu.Command, serial: Int) {
            if case .radioButton(let group) = command.mark {
                (text, target) = ("menu\(serial)-group\(group)", "\(command.index)")
            } else {
                (text, target) = ("menu\(serial)-command\(command.index)", nil)
            }
        }
    }

    private struct Action {
        let pointer: OpaquePointer
        /// The commands of the action, of which an action without targets has one.
        var commands: [ExportedMenu.Command]
    }

    private(set) var menu: ExportedMenu
    private let group: OpaquePointer
    private var actions: [String: Action] = [:]
    private var connections = SignalConnections()

    init(_ menu: ExportedMenu, serial: Int, in group: OpaquePointer, of bar: BusMenuBar) {
        (self.menu, self.group) = (menu, group)
        for command in menu.contents.commands { add(command, Name(command, serial: serial)) }
        for action in actions.values {
            setState(of: action)
            connect(action, to: bar)
            g_action_map_add_action(group, action.pointer)
        }
    }

    /// Removes the actions from the group.
    func remove() {
        connections.disconnectAll()
        for (name, action) in actions {
            g_action_map_remove_action(group, name)
            g_object_unref(gpointer(action.pointer))
        }
        actions = [:]
    }

    private func add(_ command: ExportedMenu.Command, _ name: Name) {
        if actions[name.text] != nil {
            actions[name.text]?.commands.append(command)
        } else if let pointer = makeAction(command, name) {
            actions[name.text] = Action(pointer: pointer, commands: [command])
        }
    }

    private func makeAction(_ command: ExportedMenu.Command, _ name: Name) -> OpaquePointer? {
        switch command.mark {
        case .none: return g_simple_action_new(name.text, nil)
        case .checkBox: return g_simple_action_new_stateful(name.text, nil, g_variant_new_boolean(0))
        case .radioButton:
            let type = g_variant_type_new("s")
            defer { g_variant_type_free(type) }
            return g_simple_action_new_stateful(name.text, type, g_variant_new_string(""))
        }
    }

    // MARK: States

    /// Shows the states of the commands.
    func show(_ states: [ExportedMenu.State]) {
        guard states != menu.states else { return }
        menu.states = states
        for action in actions.values { setState(of: action) }
    }

    private func state(_ command: ExportedMenu.Command) -> ExportedMenu.State {
        menu.states.indices.contains(command.index)
            ? menu.states[command.index] : ExportedMenu.State(isEnabled: false)
    }

    /// Sets the state of an action; GIO reports only changes.
    private func setState(of action: Action) {
        guard let first = action.commands.first else { return }
        g_simple_action_set_enabled(action.pointer, state(first).isEnabled ? 1 : 0)
        switch first.mark {
        case .none: break
        case .checkBox: g_simple_action_set_state(action.pointer, g_variant_new_boolean(state(first).isOn ? 1 : 0))
        case .radioButton:
            let selected = action.commands.first { state($0).isOn }
            g_simple_action_set_state(action.pointer, g_variant_new_string(selected.map { "\($0.index)" } ?? ""))
        }
    }

    // MARK: Choices

    /// Returns the position of the state of the command for the name of an action and the value with which it is activated.
    func command(of name: String, target: String?) -> Int? {
        guard let action = actions[name], let first = action.commands.first else { return nil }
        guard case .radioButton = first.mark else { return first.index }
        return action.commands.first { "\($0.index)" == target }?.index
    }

    private func connect(_ action: Action, to bar: BusMenuBar) {
        let activated: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { action, parameter, data in
            guard let name = g_action_get_name(action.map { OpaquePointer($0) }) else { return }
            let (text, target) = (String(cString: name), parameter.flatMap { DBusValue($0)?.asString })
            withOwner(BusMenuBar.self, of: data, otherwise: ()) { $0.activate(text, target: target) }
        }
        // Other programs do not set states, which are those of the commands.
        let ignored: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, _ in }
        connections.connect(
            gpointer(action.pointer), "activate", data: bar, function: unsafeBitCast(activated, to: GCallback.self))
        connections.connect(
            gpointer(action.pointer), "change-state", data: bar, function: unsafeBitCast(ignored, to: GCallback.self))
    }
}

extension ExportedMenu.Contents {
    /// The commands of the menu and its submenus, from top to bottom.
    var commands: [ExportedMenu.Command] {
        sections.joined().flatMap { row in
            switch row {
            case .command(let command): [command]
            case .submenu(let contents): contents.commands
            }
        }
    }
}
