/* A window with a number and a button that counts, as a GTK developer would write it. */
#include "harness.h"

typedef struct
{
  int count;
  GtkLabel *label;
} Counter;

static void
count (GtkButton *button, Counter *counter)
{
  char text[16];
  counter->count += 1;
  g_snprintf (text, sizeof text, "%d", counter->count);
  gtk_label_set_text (counter->label, text);
}

static gboolean
perform (const char *operation, gpointer data)
{
  if (!g_str_equal (operation, "count"))
    return FALSE;
  count (NULL, data);
  return TRUE;
}

static void
print_state (gpointer data)
{
  Counter *counter = data;
  g_print ("state {\"count\": %s}\n", gtk_label_get_text (counter->label));
}

static void
load_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, ".number { font-size: 48pt; font-weight: 600; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

static void
activate (GtkApplication *application, Counter *counter)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *label = gtk_label_new ("0");
  GtkWidget *button = gtk_button_new_with_label ("Count");

  load_style ();
  counter->label = GTK_LABEL (label);
  gtk_widget_add_css_class (label, "number");
  gtk_widget_set_size_request (button, 120, 44);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (count), counter);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);

  gtk_window_set_title (GTK_WINDOW (window), "Counter");
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 240);
  gtk_window_set_child (GTK_WINDOW (window), box);
  harness_run (GTK_WINDOW (window), perform, print_state, counter);
}

int
main (int argc, char **argv)
{
  Counter counter = { 0 };
  GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  int status;

  g_signal_connect (application, "activate", G_CALLBACK (activate), &counter);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_object_unref (application);
  return status;
}
