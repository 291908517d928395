// Declarations that the files of this target share.
#pragma once

#include <stddef.h>

#include "CPictureDecoder.h"

/// The name under which the executable becomes a decoder, and the descriptor of its socket.
#define PICTURE_DECODER_NAME "componentflow-picture-decoder"
#define PICTURE_DECODER_SOCKET 3

/// Sends a message with a descriptor, or without one if `file` is negative. Returns 0 or an error number.
int picture_message_send(int socket, const void *message, size_t length, int file);

/// Receives a message of exactly `length` bytes. Returns 0 or an error number.
int picture_message_receive(int socket, void *message, size_t length, int *file);

/// Decodes a picture. Returns an in-memory file with the pixels, or -1.
int picture_decode(const struct picture_request *request, const void *bytes, struct picture_reply *reply);

/// Drops the privileges that decoding does not need; `fonts` are files that remain readable.
void picture_sandbox_enter(int count, char **fonts);

/// Sets the limits for the next picture.
void picture_sandbox_limit(const struct picture_request *request);
