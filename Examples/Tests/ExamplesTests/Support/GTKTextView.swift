/// A GTK text view in a separate C program, which reports its text after each change.
final class GTKTextView {
    static let title = "GTK text view"

    private let program: ReportingProgram

    private static let source = """
        #include <gtk/gtk.h>

        static void tell(GtkTextBuffer *buffer, gpointer data) {
            GtkTextIter start, end;
            gtk_text_buffer_get_bounds(buffer, &start, &end);
            char *text = gtk_text_buffer_get_text(buffer, &start, &end, FALSE);
            for (unsigned char *c = (unsigned char *)text; *c; c++) printf("%02x", *c);
            printf("\\n");
            fflush(stdout);
            g_free(text);
        }

        int main(int count, char **arguments) {
            gtk_init();
            GtkWidget *window = gtk_window_new();
            GtkWidget *view = gtk_text_view_new();
            GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
            gtk_text_view_set_monospace(GTK_TEXT_VIEW(view), TRUE);
            gtk_text_view_set_left_margin(GTK_TEXT_VIEW(view), 10);
            gtk_text_view_set_top_margin(GTK_TEXT_VIEW(view), 10);
            gtk_text_buffer_set_text(buffer, arguments[1], -1);
            g_signal_connect(buffer, "changed", G_CALLBACK(tell), NULL);
            gtk_window_set_title(GTK_WINDOW(window), "GTK text view");
            gtk_window_set_default_size(GTK_WINDOW(window), 460, 120);
            gtk_window_set_child(GTK_WINDOW(window), view);
            gtk_window_present(GTK_WINDOW(window));
            tell(buffer, NULL);
            while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
            return 0;
        }
        """

    /// Compiles and starts the program with an initial text.
    init(_ text: String, on server: XServer) throws {
        program = try CProgram.compile(Self.source, with: "gtk4", on: server) {
            try ReportingProgram($0, [text], on: server)
        }
    }

    /// Waits until the view shows a text; returns `false` if that does not happen in time.
    func shows(_ expected: String) throws -> Bool {
        try program.shows(expected)
    }
}
