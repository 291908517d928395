#include "harness.h"

#include <gio/gunixinputstream.h>
#include <unistd.h>

/* After so long without a frame, nothing throttles the next one. */
#define IDLE_MILLISECONDS 50

typedef struct
{
  GtkWindow *window;
  GdkFrameClock *clock;
  GDataInputStream *input;
  HarnessPerform perform;
  HarnessPrintState print_state;
  gpointer user_data;
  char *line;
  gint64 started;
  gint64 last_frame;
  gboolean is_ready;
} Harness;

static void read_line (Harness *harness);

static void
quit (Harness *harness)
{
  gtk_window_destroy (harness->window);
}

/* Performs the line as an event's handler would. The frame clock then runs a frame, of which the end is waited for. */
static void
perform_line (Harness *harness)
{
  harness->started = g_get_monotonic_time ();
  if (harness->perform (harness->line, harness->user_data))
    {
      /* An operation without changes does not request a frame by itself; requesting this phase is free. */
      gdk_frame_clock_request_phase (harness->clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
      return;
    }
  harness->started = 0;
  g_print ("unknown %s\n", harness->line);
  read_line (harness);
}

static gboolean
perform_when_idle (gpointer data)
{
  Harness *harness = data;
  if (g_get_monotonic_time () - harness->last_frame < IDLE_MILLISECONDS * 1000)
    return G_SOURCE_CONTINUE;
  perform_line (harness);
  return G_SOURCE_REMOVE;
}

static void
got_line (GObject *source, GAsyncResult *result, gpointer data)
{
  Harness *harness = data;
  g_free (harness->line);
  harness->line = g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source), result, NULL, NULL);
  if (harness->line == NULL || g_str_equal (harness->line, "quit"))
    quit (harness);
  else if (g_str_equal (harness->line, "state"))
    {
      harness->print_state (harness->user_data);
      read_line (harness);
    }
  else
    g_timeout_add (5, perform_when_idle, harness);
}

static void
read_line (Harness *harness)
{
  g_data_input_stream_read_line_async (harness->input, G_PRIORITY_DEFAULT, NULL, got_line, harness);
}

static void
after_paint (GdkFrameClock *clock, Harness *harness)
{
  harness->last_frame = g_get_monotonic_time ();
  if (!harness->is_ready)
    {
      harness->is_ready = TRUE;
      g_print ("ready %.6f\n", harness->last_frame / 1e6);
      read_line (harness);
    }
  else if (harness->started > 0)
    {
      g_print ("done %s %.3f\n", harness->line, (harness->last_frame - harness->started) / 1e3);
      harness->started = 0;
      read_line (harness);
    }
}

void
harness_run (GtkWindow *window, HarnessPerform perform, HarnessPrintState print_state, gpointer user_data)
{
  GInputStream *input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  Harness *harness = g_new0 (Harness, 1);

  harness->window = window;
  harness->input = g_data_input_stream_new (input);
  harness->perform = perform;
  harness->print_state = print_state;
  harness->user_data = user_data;
  g_object_unref (input);

  gtk_widget_realize (GTK_WIDGET (window));
  harness->clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect_after (harness->clock, "after-paint", G_CALLBACK (after_paint), harness);
  gtk_window_present (window);
}
