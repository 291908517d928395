internal import CGTK

/// A menu bar on the message bus, with GIO's interfaces `org.gtk.Menus` and `org.gtk.Actions`.
///
/// Each menu of the bar is sent again only if its rows change; states are sent one by one. A menu that is sent again has
/// actions with new names, so that a choice in a menu that is out of date is not that of another command.
@MainActor
package final class BusMenuBar: MenuBarExport {
    /// The path of the menus, in which the names of actions begin with `app.`.
    package static let menusPath = "/org/componentflow/menus"
    package static let actionsPath = "/org/componentflow/actions"

    private let bus: DBusConnection
    private let bar: OpaquePointer
    private let group: OpaquePointer
    private var exports: (menus: guint, actions: guint) = (0, 0)
    private var sent: [MenuActions] = []
    private var lastSerial = 0
    private var end: BusSubscription?
    package var onChoose: (@MainActor (_ menu: Int, _ command: Int) -> Void)?
    package var onEnd: (@MainActor () -> Void)?

    package var menus: [ExportedMenu] = [] {
        didSet { if menus != oldValue, exports.menus != 0 { update() } }
    }

    /// Exports an empty bar, or returns `nil` if the connection cannot export one, or already exports another one.
    package init?(bus: DBusConnection) {
        guard !bus.isClosed, let bar = g_menu_new(), let group = g_simple_action_group_new() else { return nil }
        (self.bus, self.bar, self.group) = (bus, bar, OpaquePointer(group))
        exports = (
            g_dbus_connection_export_menu_model(
                bus.pointer, Self.menusPath, UnsafeMutablePointer<GMenuModel>(bar), nil),
            g_dbus_connection_export_action_group(bus.pointer, Self.actionsPath, OpaquePointer(group), nil)
        )
        guard exports.menus != 0, exports.actions != 0 else {
            withdraw()
            return nil
        }
        end = bus.watchForEnd { [weak self] in self?.busDidEnd() }
    }

    isolated deinit {
        stop()
        g_object_unref(gpointer(group))
        g_object_unref(gpointer(bar))
    }

    /// The name of the connection that exports the menus.
    var busName: String { bus.name }

    package func stop() {
        end?.cancel()
        end = nil
        withdraw()
        for menu in sent { menu.remove() }
        sent = []
    }

    private func withdraw() {
        let exports = exports
        self.exports = (0, 0)
        if exports.menus != 0 { g_dbus_connection_unexport_menu_model(bus.pointer, exports.menus) }
        if exports.actions != 0 { g_dbus_connection_unexport_action_group(bus.pointer, exports.actions) }
    }

    private func busDidEnd() {
        stop()
        onEnd?()
    }

    // MARK: Content

    private func update() {
        for (index, menu) in menus.enumerated() {
            if index < sent.count, sent[index].menu.contents == menu.contents {
                sent[index].show(menu.states)
            } else {
                replace(index, with: menu)
            }
        }
        while sent.count > menus.count {
            sent.removeLast().remove()
            g_menu_remove(bar, gint(sent.count))
        }
    }

    private func replace(_ index: Int, with menu: ExportedMenu) {
        lastSerial += 1
        // The actions of a menu exist as long as the menu.
        let actions = MenuActions(menu, serial: lastSerial, in: group, of: self)
        let model = MenuModel.make(menu.contents, serial: lastSerial)
        if index < sent.count {
            g_menu_remove(bar, gint(index))
            sent[index].remove()
            sent[index] = actions
        } else {
            sent.append(actions)
        }
        let item = g_menu_item_new_submenu(MenuModel.label(menu.contents.title), MenuModel.base(model))
        g_menu_insert_item(bar, gint(index), item)
        g_object_unref(item.map { gpointer($0) })
        g_object_unref(gpointer(model))
    }

    // MARK: Choices

    /// Reports the command of an action, unless its menu is out of date.
    func activate(_ name: String, target: String?) {
        guard !NestedWait.isWaiting else {
            return NestedWait.postpone { [weak self] in self?.activate(name, target: target) }
        }
        for (index, menu) in sent.enumerated() {
            if let command = menu.command(of: name, target: target) { return onChoose?(index, command) ?? () }
        }
    }
}
