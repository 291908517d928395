internal import CGTK

/// Access to GTK's settings, which come from the desktop; without a display there are none.
@MainActor
enum GTKSettings {
    /// The numbers of GLib's fundamental types, whose macros are not imported.
    private enum TypeNumber: GType {
        case boolean = 5
        case integer = 6
        case string = 16
    }

    /// The object with the settings.
    static var object: UnsafeMutablePointer<GObject>? {
        guard DisplaySystem.isConnected, let settings = gtk_settings_get_default() else { return nil }
        return UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    }

    static func flag(_ name: String) -> Bool? {
        read(name, .boolean) { g_value_get_boolean($0) != 0 }
    }

    static func number(_ name: String) -> Int? {
        read(name, .integer) { Int(g_value_get_int($0)) }
    }

    static func text(_ name: String) -> String? {
        read(name, .string) { value in g_value_get_string(value).map { String(cString: $0) } } ?? nil
    }

    /// Sets a flag for this program.
    static func set(_ name: String, to flag: Bool) {
        guard let object else { return }
        var value = GValue()
        g_value_init(&value, TypeNumber.boolean.rawValue << 2)
        g_value_set_boolean(&value, flag ? 1 : 0)
        g_object_set_property(object, name, &value)
        g_value_unset(&value)
    }

    /// Returns the value of a setting; `nil` without a display, or if this version of GTK does not have the setting.
    private static func read<Result>(
        _ name: String, _ type: TypeNumber, _ get: (UnsafePointer<GValue>) -> Result
    ) -> Result? {
        guard let object, let objectClass = object.pointee.g_type_instance.g_class,
            g_object_class_find_property(
                UnsafeMutableRawPointer(objectClass).assumingMemoryBound(to: GObjectClass.self), name) != nil
        else { return nil }
        var value = GValue()
        g_value_init(&value, type.rawValue << 2)
        defer { g_value_unset(&value) }
        g_object_get_property(object, name, &value)
        return get(&value)
    }
}
