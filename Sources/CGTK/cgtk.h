#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib-unix.h>
#include <hb.h>
#include <hb-ot.h>
