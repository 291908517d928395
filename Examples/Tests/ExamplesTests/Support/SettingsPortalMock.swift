import Foundation

/// A settings portal with a light or dark preference, in a separate C program.
final class SettingsPortalMock {
    struct DidNotStart: Error {}

    static let isInstalled = CProgram.canBeCompiled && SessionBus.isInstalled

    private let process = Process()
    private let input = Pipe()

    private static let source = """
        #include <gio/gio.h>
        #include <stdio.h>
        #include <stdlib.h>

        #define PATH "/org/freedesktop/portal/desktop"
        #define SETTINGS "org.freedesktop.portal.Settings"

        static guint32 scheme;

        static void call(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                         const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data) {
            const char *settings = "({'org.freedesktop.appearance': {'color-scheme': <%u>}},)";
            g_dbus_method_invocation_return_value(invocation, g_variant_new_parsed(settings, scheme));
        }

        static gboolean changed(GIOChannel *input, GIOCondition condition, gpointer bus) {
            char *line = NULL;
            if (g_io_channel_read_line(input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) exit(0);
            scheme = atoi(line);
            g_free(line);
            g_dbus_connection_emit_signal(bus, NULL, PATH, SETTINGS, "SettingChanged",
                g_variant_new("(ssv)", "org.freedesktop.appearance", "color-scheme", g_variant_new_uint32(scheme)), NULL);
            return TRUE;
        }

        static void acquired(GDBusConnection *bus, const char *name, gpointer data) {
            puts("ready");
            fflush(stdout);
        }

        static void connected(GDBusConnection *bus, const char *name, gpointer data) {
            static const GDBusInterfaceVTable table = { call };
            GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(
                "<node><interface name='" SETTINGS "'><method name='ReadAll'><arg type='as' direction='in'/>"
                "<arg type='a{sa{sv}}' direction='out'/></method></interface></node>", NULL);
            g_dbus_connection_register_object(bus, PATH, node->interfaces[0], &table, NULL, NULL, NULL);
            g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, changed, bus);
        }

        int main(int count, char **arguments) {
            scheme = atoi(arguments[1]);
            g_bus_own_name(G_BUS_TYPE_SESSION, "org.freedesktop.portal.Desktop", 0, connected, acquired, NULL, NULL, NULL);
            g_main_loop_run(g_main_loop_new(NULL, FALSE));
        }
        """

    /// Starts the portal with a preference: 0 for none, 1 for dark, 2 for light.
    init(_ scheme: Int, on bus: SessionBus, _ server: XServer) throws {
        let output = Pipe()
        process.arguments = ["\(scheme)"]
        process.environment = server.environment.merging(bus.environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try CProgram.compile(Self.source, with: "gio-2.0", on: server) {
            process.executableURL = $0
            try process.run()
        }
        // The program writes a line once the portal is available on the bus.
        guard !output.fileHandleForReading.availableData.isEmpty else { throw DidNotStart() }
    }

    deinit {
        process.end()
    }

    /// Changes the preference, as the user does in the desktop's settings.
    func set(_ scheme: Int) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(scheme)\n".utf8))
    }
}
