// cmark-gfm for Swift: the kinds of nodes that its extensions add, which have no constants in its public headers.
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <string.h>

typedef enum {
    CMARKDOWN_NONE,
    CMARKDOWN_TABLE,
    CMARKDOWN_TABLE_HEADER,
    CMARKDOWN_TABLE_ROW,
    CMARKDOWN_TABLE_CELL,
    CMARKDOWN_STRIKETHROUGH
} cmarkdown_kind;

static inline cmarkdown_kind cmarkdown_get_kind(cmark_node *node) {
    const char *name = cmark_node_get_type_string(node);
    if (strcmp(name, "table_cell") == 0) return CMARKDOWN_TABLE_CELL;
    if (strcmp(name, "table_row") == 0) return CMARKDOWN_TABLE_ROW;
    if (strcmp(name, "table_header") == 0) return CMARKDOWN_TABLE_HEADER;
    if (strcmp(name, "table") == 0) return CMARKDOWN_TABLE;
    if (strcmp(name, "strikethrough") == 0) return CMARKDOWN_STRIKETHROUGH;
    return CMARKDOWN_NONE;
}

static inline int cmarkdown_is_task(cmark_node *node) {
    return strcmp(cmark_node_get_type_string(node), "tasklist") == 0;
}
