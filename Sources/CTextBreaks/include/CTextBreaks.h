// The boundaries of words and sentences (UAX #29), the opportunities to break lines (UAX #14) and the directions of
// characters (UAX #9), by ICU.
//
// ICU also finds the words of scripts without spaces, such as Chinese, Japanese and Thai, with its dictionaries. The names
// of ICU's functions contain its version, which only its headers know; therefore this target declares functions of its
// own. Its headers are not included here, because Foundation has a different version of them.
#pragma once

#include <stdint.h>

enum text_unit {
    text_unit_word,
    text_unit_sentence,
    text_unit_line,
};

/// An iterator over the boundaries of a text, which only one thread may use at a time.
struct text_breaks;

/// Creates an iterator, which is never destroyed; returns NULL if the data of ICU are missing.
struct text_breaks *text_breaks_create(enum text_unit unit);

/// Sets the text in UTF-8, which is not copied and must not change until the next call; returns 0 on failure.
int text_breaks_set_text(struct text_breaks *breaks, const uint8_t *bytes, int64_t length);

/// Moves to the first boundary after a byte and returns it, or -1 if there is none.
int32_t text_breaks_after(struct text_breaks *breaks, int32_t byte);

/// Moves to the last boundary before a byte and returns it, or -1 if there is none.
int32_t text_breaks_before(struct text_breaks *breaks, int32_t byte);

/// Returns whether the unit that ends at the current boundary is a word, and neither white space nor punctuation.
int text_breaks_ends_word(struct text_breaks *breaks);

/// The classes of characters that determine the direction of a paragraph (UAX #9, P2).
enum text_direction {
    text_direction_none,
    text_direction_left_to_right,
    text_direction_right_to_left,
    /// Begins an isolate.
    text_direction_isolate,
    /// Ends an isolate.
    text_direction_end_of_isolate,
};

/// Returns the class of a character.
enum text_direction text_direction_of(uint32_t scalar);
