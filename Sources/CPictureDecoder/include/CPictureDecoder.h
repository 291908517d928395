// Decodes pictures in a separate process, which has limits on memory and time and cannot write files, open connections
// or start processes.
//
// No helper program has to be installed: `picture_decoder_start` runs the caller's own executable again under the name
// `componentflow-picture-decoder`. A constructor detects that name before `main`, serves requests until the caller
// closes its end of the socket, and exits; the program's own code never runs in that process.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// A picture to decode; its bytes are in an in-memory file that is sent with it.
struct picture_request {
    /// The length of the file in bytes.
    uint64_t length;
    /// The largest number of bytes that may be allocated for this picture.
    uint64_t memory;
    /// The largest number of pixels.
    uint64_t pixels;
    /// The largest number of pixels on a side.
    uint64_t side;
    /// The largest processor time, in seconds.
    double seconds;
    /// The number of pixels per unit of a vector picture; positive.
    double scale;
    /// The size of a vector picture in pixels, which replaces `scale`; 0 for none.
    double target_width, target_height;
    /// A size in pixels to which other pictures are reduced, preserving their aspect ratio; 0 for none.
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
    /// Sent once, before the first request is read.
    picture_ready,
};

/// The reply to a request; with `picture_decoded`, an in-memory file is sent with it.
///
/// The file has rows of words `0xAARRGGBB` without padding, followed by the color profile. If there is a profile, the
/// colors are not premultiplied by alpha.
struct picture_reply {
    int32_t status;
    int32_t width, height;
    int32_t is_opaque;
    /// The number of bytes of the ICC profile after the pixels.
    uint64_t profile_length;
    /// The short name of the format, if known.
    char format[16];
    /// The reason of the failure, as described by the format's decoder.
    char reason[232];
};

/// Whether the process can run itself again as a decoder; false if this code was loaded dynamically by a program that
/// is not linked with it.
int picture_decoder_is_available(void);

/// Starts a decoder, which exits when its socket is closed.
///
/// `fonts` is a NULL-terminated array of paths of font files for text in vector pictures. Returns the socket, or a
/// negative error number.
int picture_decoder_start(const char *const *fonts, pid_t *process);

/// Waits until a decoder that was started reads requests. Returns 0, ETIMEDOUT after `seconds`, or another error number if
/// the decoder has exited.
int picture_decoder_await_start(int socket, double seconds);

/// Sends a picture. Returns 0 or an error number.
int picture_decoder_send(int socket, const struct picture_request *request, const void *bytes);

/// Waits for the reply. Returns 0, ETIMEDOUT after `seconds`, or another error number if the decoder has exited.
///
/// `file` is the file with the pixels, or -1. Its size has been checked, and it is sealed against changes.
int picture_decoder_receive(int socket, double seconds, struct picture_reply *reply, int *file);

/// Closes the socket, kills the decoder and reaps its process.
void picture_decoder_stop(int socket, pid_t process);
