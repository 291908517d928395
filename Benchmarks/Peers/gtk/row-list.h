/* A vertical list of rows of one height, all of them realized.
 *
 * It replaces GtkBox and GtkListBox, which measure every row again whenever one changes and take a new snapshot of every
 * row, visible or not; GtkListBox also adds a widget to each row. This widget takes a small part of GtkBox's time to
 * select, swap or remove one row of 1,000, and about half of it to create 10,000. GtkListView would be even faster, but
 * creates only visible rows, which is a different benchmark. */
#pragma once

#include <gtk/gtk.h>

#define ROW_TYPE_LIST (row_list_get_type ())
G_DECLARE_FINAL_TYPE (RowList, row_list, ROW, LIST, GtkWidget)

/* A list that is scrolled by the adjustment. */
GtkWidget *row_list_new (GtkAdjustment *adjustment);

void row_list_append (RowList *list, GtkWidget *row);
void row_list_move_after (RowList *list, GtkWidget *row, GtkWidget *sibling);
void row_list_remove (RowList *list, GtkWidget *row);
