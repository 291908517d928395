/* The labels of the rows: the same sequence in every framework. */
#pragma once

#include <glib.h>

/* A newly allocated "adjective color noun". */
char *words_next_label (void);
