#include "CTextBreaks.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

struct text_breaks {
    UBreakIterator *iterator;
    UText text;
};

struct text_breaks *text_breaks_create(enum text_unit unit) {
    static const UBreakIteratorType types[] = {UBRK_WORD, UBRK_SENTENCE, UBRK_LINE};
    UErrorCode error = U_ZERO_ERROR;
    // The rules of the root locale: those of UAX #29 and #14, which do not depend on the user's language.
    UBreakIterator *iterator = ubrk_open(types[unit], "", NULL, 0, &error);
    if (U_FAILURE(error)) return NULL;
    struct text_breaks *breaks = calloc(1, sizeof *breaks);
    if (!breaks) {
        ubrk_close(iterator);
        return NULL;
    }
    breaks->iterator = iterator;
    breaks->text = (UText)UTEXT_INITIALIZER;
    return breaks;
}

int text_breaks_set_text(struct text_breaks *breaks, const uint8_t *bytes, int64_t length) {
    UErrorCode error = U_ZERO_ERROR;
    utext_openUTF8(&breaks->text, (const char *)bytes, length, &error);
    ubrk_setUText(breaks->iterator, &breaks->text, &error);
    return U_SUCCESS(error);
}

int32_t text_breaks_after(struct text_breaks *breaks, int32_t byte) {
    int32_t found = ubrk_following(breaks->iterator, byte);
    return found == UBRK_DONE ? -1 : found;
}

int32_t text_breaks_before(struct text_breaks *breaks, int32_t byte) {
    int32_t found = ubrk_preceding(breaks->iterator, byte);
    return found == UBRK_DONE ? -1 : found;
}

int text_breaks_ends_word(struct text_breaks *breaks) {
    return ubrk_getRuleStatus(breaks->iterator) >= UBRK_WORD_NONE_LIMIT;
}

enum text_direction text_direction_of(uint32_t scalar) {
    switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT: return text_direction_left_to_right;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return text_direction_right_to_left;
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE: return text_direction_isolate;
    case U_POP_DIRECTIONAL_ISOLATE: return text_direction_end_of_isolate;
    default: return text_direction_none;
    }
}
