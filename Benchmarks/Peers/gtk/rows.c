/* A table of rows that are all realized, each with its id, a label that selects it and a button that removes it, as a
 * GTK developer would write it. A row's widgets are made once and kept with its data, so that a change touches just
 * what changed. */
#include "harness.h"
#include "row-list.h"
#include "words.h"

#define VISIBLE_ROWS 20

typedef struct
{
  int id;
  char *text;
  GtkWidget *widget;
  GtkWidget *label;
} Row;

typedef struct
{
  RowList *list;
  GPtrArray *rows;
  int next_id;
  int selected;
} Table;

static const char style[] = "list { background: none; }"
                            "list .row { min-height: 29px; border-bottom: 1px solid #dddddd; }"
                            "list .row.selected { background-color: #d9e8fb; }"
                            "list .row button { min-height: 0; padding: 0; border: none; font-weight: normal; }"
                            "list .label { color: #1a5fb4; }";

static void
free_row (gpointer data)
{
  Row *row = data;
  g_free (row->text);
  g_free (row);
}

static Row *
row_at (Table *table, guint index)
{
  return g_ptr_array_index (table->rows, index);
}

static int
id_of_widget (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "id"));
}

static gboolean
find_row (Table *table, int id, guint *index)
{
  for (guint i = 0; i < table->rows->len; i++)
    if (row_at (table, i)->id == id)
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

static void
select_row (Table *table, int id)
{
  guint index;
  if (find_row (table, table->selected, &index))
    gtk_widget_remove_css_class (row_at (table, index)->widget, "selected");
  table->selected = id;
  if (find_row (table, id, &index))
    gtk_widget_add_css_class (row_at (table, index)->widget, "selected");
}

static void
remove_row (Table *table, guint index)
{
  row_list_remove (table->list, row_at (table, index)->widget);
  g_ptr_array_remove_index (table->rows, index);
}

static void
remove_clicked (GtkButton *button, Table *table)
{
  GtkWidget *widget = gtk_widget_get_parent (GTK_WIDGET (button));
  guint index;

  if (find_row (table, id_of_widget (widget), &index))
    remove_row (table, index);
}

/* One gesture for all labels, which is cheaper than one for each, or than buttons. */
static void
list_pressed (GtkGestureClick *gesture, int presses, double x, double y, Table *table)
{
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (table->list), x, y, GTK_PICK_DEFAULT);

  if (GTK_IS_LABEL (target) && gtk_widget_has_css_class (target, "label"))
    select_row (table, id_of_widget (gtk_widget_get_parent (target)));
}

static GtkWidget *
new_label (const char *text, int width)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_size_request (label, width, -1);
  return label;
}

static GtkWidget *
new_remove_button (Table *table)
{
  GtkWidget *button = gtk_button_new_with_label ("×");
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_size_request (button, 40, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_clicked), table);
  return button;
}

static void
append_row (Table *table)
{
  Row *row = g_new (Row, 1);
  char id_text[16];

  row->id = table->next_id++;
  row->text = words_next_label ();
  g_snprintf (id_text, sizeof id_text, "%d", row->id);

  row->label = new_label (row->text, 250);
  gtk_widget_add_css_class (row->label, "label");

  row->widget = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (row->widget, "row");
  g_object_set_data (G_OBJECT (row->widget), "id", GINT_TO_POINTER (row->id));
  gtk_box_append (GTK_BOX (row->widget), new_label (id_text, 60));
  gtk_box_append (GTK_BOX (row->widget), row->label);
  gtk_box_append (GTK_BOX (row->widget), new_remove_button (table));

  row_list_append (table->list, row->widget);
  g_ptr_array_add (table->rows, row);
}

static void
append_rows (Table *table, int count)
{
  for (int i = 0; i < count; i++)
    append_row (table);
}

static void
clear (Table *table)
{
  while (table->rows->len > 0)
    remove_row (table, table->rows->len - 1);
  table->selected = 0;
}

static void
update_every_tenth (Table *table)
{
  for (guint i = 0; i < table->rows->len; i += 10)
    {
      Row *row = row_at (table, i);
      char *text = g_strconcat (row->text, " !!!", NULL);
      g_free (row->text);
      row->text = text;
      gtk_label_set_text (GTK_LABEL (row->label), text);
    }
}

static void
swap_rows (Table *table, guint first, guint second)
{
  Row *upper = row_at (table, first), *lower = row_at (table, second);
  GtkWidget *before_lower = row_at (table, second - 1)->widget;

  row_list_move_after (table->list, lower->widget, upper->widget);
  row_list_move_after (table->list, upper->widget, before_lower);
  g_ptr_array_index (table->rows, first) = lower;
  g_ptr_array_index (table->rows, second) = upper;
}

/* Another row each time, of those that are to be seen. */
static void
select_next (Table *table)
{
  guint index = 0;
  if (find_row (table, table->selected, &index))
    index = (index + 1) % MIN (VISIBLE_ROWS, table->rows->len);
  if (index < table->rows->len)
    select_row (table, row_at (table, index)->id);
}

static gboolean
perform (const char *operation, gpointer data)
{
  Table *table = data;

  if (g_str_equal (operation, "clear"))
    clear (table);
  else if (g_str_equal (operation, "create") || g_str_equal (operation, "replace"))
    {
      clear (table);
      append_rows (table, 1000);
    }
  else if (g_str_equal (operation, "create10k"))
    {
      clear (table);
      append_rows (table, 10000);
    }
  else if (g_str_equal (operation, "append") || g_str_equal (operation, "append10k"))
    append_rows (table, 1000);
  else if (g_str_equal (operation, "update"))
    update_every_tenth (table);
  else if (g_str_equal (operation, "select"))
    select_next (table);
  else if (g_str_equal (operation, "swap") && table->rows->len > 998)
    swap_rows (table, 1, 998);
  else if (g_str_equal (operation, "remove") && table->rows->len > 4)
    remove_row (table, 4);
  else
    return FALSE;
  return TRUE;
}

static const char *
text_of_id (GtkWidget *row)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (row)));
}

/* Prints the texts of the widgets rather than the data. */
static void
print_state (gpointer data)
{
  Table *table = data;
  int count = 0, selected = 0;
  GString *ids = g_string_new (NULL), *labels = g_string_new (NULL);
  GtkWidget *row;

  for (row = gtk_widget_get_first_child (GTK_WIDGET (table->list)); row; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (row));
      if (count < 6 || gtk_widget_get_next_sibling (row) == NULL)
        {
          g_string_append_printf (ids, "%s%s", count ? ", " : "", text_of_id (row));
          g_string_append_printf (labels, "%s\"%s\"", count ? ", " : "", gtk_label_get_text (GTK_LABEL (label)));
        }
      if (gtk_widget_has_css_class (row, "selected"))
        selected = atoi (text_of_id (row));
      count++;
    }
  g_print ("state {\"count\": %d, \"selected\": %d, \"ids\": [%s], \"labels\": [%s]}\n", count, selected, ids->str,
           labels->str);
  g_string_free (ids, TRUE);
  g_string_free (labels, TRUE);
}

static void
load_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, style, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

static void
activate (GtkApplication *application, Table *table)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_label_new ("Rows");
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *list = row_list_new (adjustment);
  GtkGesture *gesture = gtk_gesture_click_new ();

  load_style ();
  gtk_widget_set_size_request (head, -1, 50);
  gtk_box_append (GTK_BOX (box), head);

  table->list = ROW_LIST (list);
  g_signal_connect (gesture, "pressed", G_CALLBACK (list_pressed), table);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (gesture));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_box_append (GTK_BOX (box), scrolled);

  gtk_window_set_title (GTK_WINDOW (window), "Rows");
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (window), box);
  harness_run (GTK_WINDOW (window), perform, print_state, table);
}

int
main (int argc, char **argv)
{
  Table table = { .rows = g_ptr_array_new_with_free_func (free_row), .next_id = 1 };
  GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  int status;

  g_signal_connect (application, "activate", G_CALLBACK (activate), &table);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_object_unref (application);
  g_ptr_array_unref (table.rows);
  return status;
}
