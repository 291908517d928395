// The parsers of XML and HTML of libxml2.
#include <libxml/xmlversion.h>
// The headers of ICU, which only the handlers of encodings use, conflict with the copy of ICU in Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
