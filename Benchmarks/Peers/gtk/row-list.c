#include "row-list.h"

#define ROW_HEIGHT 30

struct _RowList
{
  GtkWidget parent_instance;
  GtkAdjustment *adjustment;
  int count;
};

G_DEFINE_FINAL_TYPE (RowList, row_list, GTK_TYPE_WIDGET)

static void
row_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *row = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = ROW_LIST (widget)->count * ROW_HEIGHT;
  else if (row != NULL)
    gtk_widget_measure (row, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
row_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation allocation = { 0, 0, width, ROW_HEIGHT };
  GtkWidget *row;

  for (row = gtk_widget_get_first_child (widget); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      gtk_widget_size_allocate (row, &allocation, -1);
      allocation.y += ROW_HEIGHT;
    }
}

/* Only the rows that are seen. */
static void
row_list_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkAdjustment *adjustment = ROW_LIST (widget)->adjustment;
  double top = gtk_adjustment_get_value (adjustment);
  double bottom = top + gtk_adjustment_get_page_size (adjustment);
  GtkWidget *row;
  double y = 0;

  for (row = gtk_widget_get_first_child (widget); row != NULL && y < bottom; row = gtk_widget_get_next_sibling (row))
    {
      if (y + ROW_HEIGHT > top)
        gtk_widget_snapshot_child (widget, row, snapshot);
      y += ROW_HEIGHT;
    }
}

static void
row_list_dispose (GObject *object)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_last_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (row);
  g_clear_object (&ROW_LIST (object)->adjustment);
  G_OBJECT_CLASS (row_list_parent_class)->dispose (object);
}

static void
row_list_class_init (RowListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = row_list_dispose;
  widget_class->measure = row_list_measure;
  widget_class->size_allocate = row_list_size_allocate;
  widget_class->snapshot = row_list_snapshot;
  gtk_widget_class_set_css_name (widget_class, "list");
}

static void
row_list_init (RowList *list)
{
}

GtkWidget *
row_list_new (GtkAdjustment *adjustment)
{
  RowList *list = g_object_new (ROW_TYPE_LIST, NULL);

  list->adjustment = g_object_ref (adjustment);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), list, G_CONNECT_SWAPPED);
  return GTK_WIDGET (list);
}

void
row_list_append (RowList *list, GtkWidget *row)
{
  list->count += 1;
  gtk_widget_insert_before (row, GTK_WIDGET (list), NULL);
}

void
row_list_move_after (RowList *list, GtkWidget *row, GtkWidget *sibling)
{
  gtk_widget_insert_after (row, GTK_WIDGET (list), sibling);
  gtk_widget_queue_allocate (GTK_WIDGET (list));
}

void
row_list_remove (RowList *list, GtkWidget *row)
{
  list->count -= 1;
  gtk_widget_unparent (row);
}
