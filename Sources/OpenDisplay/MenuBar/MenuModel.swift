internal import CGTK

/// Converts menus to models of GIO.
@MainActor
enum MenuModel {
    /// Returns a new `GMenu` with the rows of a menu, whose actions have names with the serial number.
    static func make(_ contents: ExportedMenu.Contents, serial: Int) -> OpaquePointer? {
        let menu = g_menu_new()
        for rows in contents.sections {
            let section = g_menu_new()
            for row in rows { append(row, to: section, serial) }
            g_menu_append_section(menu, nil, base(section))
            section.map { g_object_unref(gpointer($0)) }
        }
        return menu
    }

    static func base(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
        menu.map { UnsafeMutablePointer<GMenuModel>($0) }
    }

    /// Returns a title as a label, in which an underscore would otherwise mark the letter that follows it.
    static func label(_ title: String) -> String {
        title.replacing("_", with: "__")
    }

    private static func append(_ row: ExportedMenu.Row, to section: OpaquePointer?, _ serial: Int) {
        let item: OpaquePointer?
        switch row {
        case .command(let command): item = makeItem(command, serial)
        case .submenu(let contents):
            let model = make(contents, serial: serial)
            item = g_menu_item_new_submenu(label(contents.title), base(model))
            model.map { g_object_unref(gpointer($0)) }
        }
        g_menu_append_item(section, item)
        item.map { g_object_unref(gpointer($0)) }
    }

    private static func makeItem(_ command: ExportedMenu.Command, _ serial: Int) -> OpaquePointer? {
        let item = g_menu_item_new(label(command.title), nil)
        let action = MenuActions.Name(command, serial: serial)
        g_menu_item_set_action_and_target_value(
            item, "app.\(action.text)", action.target.flatMap { DBusValue.string($0).makeVariant() })
        if let shortcut = command.shortcut?.name {
            g_menu_item_set_attribute_value(item, "accel", DBusValue.string(shortcut).makeVariant())
        }
        return item
    }
}

extension MenuShortcut {
    /// The name of the combination for GTK, for example `<Shift><Control>z`.
    var name: String? {
        let masks: [(KeyModifiers, GdkModifierType)] = [
            (.shift, GDK_SHIFT_MASK), (.control, GDK_CONTROL_MASK), (.alternate, GDK_ALT_MASK),
            (.command, GDK_SUPER_MASK),
        ]
        let mask = masks.reduce(0) { modifiers.contains($1.0) ? $0 | $1.1.rawValue : $0 }
        guard let name = gtk_accelerator_name(keySymbol, GdkModifierType(rawValue: mask)) else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Creates the combination of the key that produces a character.
    package init(character: Unicode.Scalar, modifiers: KeyModifiers) {
        self.init(keySymbol: gdk_unicode_to_keyval(character.value), modifiers: modifiers)
    }
}
