import CGTK
import Testing

@testable import OpenDisplay

/// A client of an exported menu bar, which reads it as a shell does.
@MainActor
final class MenuBarClient {
    private struct Position: Hashable {
        let group: UInt32
        let menu: UInt32
    }

    private let daemon: BusDaemon
    private let connection: DBusConnection
    private let menus: BusInterface
    private let actions: BusInterface

    /// - Parameter program: The connection of the program that exports the menu bar.
    init(_ program: DBusConnection, on daemon: BusDaemon) throws {
        self.daemon = daemon
        connection = try daemon.connect()
        menus = BusInterface("org.gtk.Menus", at: BusMenuBar.menusPath, of: program.name)
        actions = BusInterface("org.gtk.Actions", at: BusMenuBar.actionsPath, of: program.name)
    }

    private func reply(_ method: String, _ interface: BusInterface, _ arguments: [DBusValue]) throws -> [DBusValue] {
        try #require(daemon.reply(to: method, of: interface, arguments, on: connection)).get()
    }

    // MARK: Menus

    /// The attributes of a row.
    struct Row {
        let label: String
        let action: String
        let target: String?
        let shortcut: String?
    }

    /// The rows of all menus, from top to bottom, each with the titles of its menus: "File/Export/PDF".
    ///
    /// A line separates sections.
    func paths() throws -> [String] { try lines().map(\.path) }

    /// Returns the row at a path.
    func row(_ path: String) throws -> Row {
        try #require(try lines().first { $0.path == path }?.row)
    }

    private func lines() throws -> [(path: String, row: Row?)] {
        try lines(of: Position(group: 0, menu: 0), in: try load(0), prefix: "")
    }

    private func load(_ group: UInt32) throws -> [Position: [[String: DBusValue]]] {
        let reply = try reply("Start", menus, [.array([.uint32(group)], of: "u")])
        var found: [Position: [[String: DBusValue]]] = [:]
        for entry in reply.first?.asElements ?? [] {
            let fields = entry.asElements ?? []
            guard fields.count == 3, case .uint32(let group) = fields[0], case .uint32(let menu) = fields[1] else {
                continue
            }
            found[Position(group: group, menu: menu)] = fields[2].asElements?.map(\.asDictionary) ?? []
        }
        return found
    }

    private func lines(
        of position: Position, in loaded: [Position: [[String: DBusValue]]], prefix: String
    ) throws -> [(path: String, row: Row?)] {
        var lines: [(path: String, row: Row?)] = []
        for item in loaded[position] ?? [] {
            if let section = Self.position(item[":section"]) {
                let loaded = section.group == position.group ? loaded : try load(section.group)
                if !lines.isEmpty { lines.append(("—", nil)) }
                lines += try self.lines(of: section, in: loaded, prefix: prefix)
                continue
            }
            let label = item["label"]?.asString ?? ""
            guard let submenu = Self.position(item[":submenu"]) else {
                lines.append((prefix + label, Self.row(label, item)))
                continue
            }
            let loaded = submenu.group == position.group ? loaded : try load(submenu.group)
            lines += try self.lines(of: submenu, in: loaded, prefix: prefix + label + "/")
        }
        return lines
    }

    private static func row(_ label: String, _ item: [String: DBusValue]) -> Row {
        Row(
            label: label, action: String((item["action"]?.asString ?? "").dropFirst("app.".count)),
            target: item["target"]?.asString, shortcut: item["accel"]?.asString)
    }

    private static func position(_ value: DBusValue?) -> Position? {
        guard let fields = value?.asElements, fields.count == 2, case .uint32(let group) = fields[0],
            case .uint32(let menu) = fields[1]
        else { return nil }
        return Position(group: group, menu: menu)
    }

    // MARK: Actions

    func actionNames() throws -> [String] { try reply("List", actions, []).first?.asStrings ?? [] }

    /// Returns whether an action is enabled, and its state.
    func action(_ name: String) throws -> (isEnabled: Bool, state: DBusValue?) {
        let fields = try #require(try reply("Describe", actions, [.string(name)]).first?.asElements)
        guard case .variant(let state)? = fields.last?.asElements?.first else {
            return (fields[0] == .boolean(true), nil)
        }
        return (fields[0] == .boolean(true), state)
    }

    /// Activates the action of a row, and waits until the program has handled that.
    func choose(_ row: Row) throws {
        try activate(row.action, target: row.target)
    }

    func activate(_ name: String, target: String?) throws {
        let targets = target.map { [DBusValue.variant(.string($0))] } ?? []
        _ = try reply("Activate", actions, [.string(name), .array(targets, of: "v"), .options([:])])
        // A choice during a wait is handled after it.
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    func setState(_ name: String, _ state: DBusValue) throws {
        _ = try reply("SetState", actions, [.string(name), .variant(state), .options([:])])
    }
}
