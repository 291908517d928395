// Decodes pictures in a process of its own, which has limits on memory and time and may not write, connect or start
// anything.
//
// No program has to be installed for it: `picture_decoder_start` runs the caller's own executable again under the name
// `componentflow-picture-decoder`. A constructor sees that name before `main`, serves requests until the caller closes
// its end of the socket, and ends the process; the program's own code never runs there.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// A picture to decode; its bytes are in a file in memory that goes with it.
struct picture_request {
    /// Bytes of the file.
    uint64_t length;
    /// How many bytes may be allocated for this picture.
    uint64_t memory;
    /// How many pixels it may have.
    uint64_t pixels;
    /// How many pixels a side may have.
    uint64_t side;
    /// How much processor time it may take, in seconds.
    double seconds;
    /// Pixels for each unit of a vector picture; positive.
    double scale;
    /// The size of a vector picture in pixels, instead of `scale`; 0 for none.
    double target_width, target_height;
    /// A size in pixels into which other pictures are shrunk, keeping their proportions; 0 for none.
    double limit_width, limit_height;
};

enum picture_status {
    picture_decoded,
    picture_unknown_format,
    picture_truncated,
    picture_corrupt,
    picture_empty,
    picture_too_large,
    picture_out_of_memory,
};

/// The answer to a request; with `picture_decoded` a file in memory goes with it.
///
/// The file has rows of words `0xAARRGGBB` without space between them, then the colour profile. With a profile, colours
/// are not multiplied by alpha yet.
struct picture_reply {
    int32_t status;
    int32_t width, height;
    int32_t is_opaque;
    /// Bytes of an ICC profile after the pixels.
    uint64_t profile_length;
    /// The format's short name, if it is known.
    char format[16];
    /// What is wrong, in words of the format's decoder.
    char reason[232];
};

/// Whether the process can run itself again as a decoder: not if this code was loaded by a program that knows nothing
/// of it.
int picture_decoder_is_available(void);

/// Starts a decoder, which ends when its socket is closed.
///
/// `fonts` are paths of font files for text in vector pictures, ended by NULL. Returns the socket, or the negative number
/// of an error.
int picture_decoder_start(const char *const *fonts, pid_t *process);

/// Sends a picture. Returns 0 or the number of an error.
int picture_decoder_send(int socket, const struct picture_request *request, const void *bytes);

/// Waits for the answer. Returns 0, ETIMEDOUT after `seconds`, or another number of an error if the decoder has ended.
///
/// `file` is the file with the pixels, or -1. Its size is checked, and nobody can change it any more.
int picture_decoder_receive(int socket, double seconds, struct picture_reply *reply, int *file);

/// Kills a decoder and forgets it.
void picture_decoder_stop(int socket, pid_t process);
