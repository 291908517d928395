/* The line protocol of the benchmarks' programs: times operations from their call to the end of the frame that shows
 * them. */
#pragma once

#include <gtk/gtk.h>

/* Performs the operation of a line; FALSE if it is unknown. */
typedef gboolean (*HarnessPerform) (const char *operation, gpointer user_data);

/* Prints the state of the program after the line `state`. */
typedef void (*HarnessPrintState) (gpointer user_data);

/* Presents the window, prints when its first frame is painted, and then performs the operations from stdin until `quit`. */
void harness_run (GtkWindow *window, HarnessPerform perform, HarnessPrintState print_state, gpointer user_data);
