// What the files of this target share.
#pragma once

#include <stddef.h>

#include "CPictureDecoder.h"

/// The name under which the executable is a decoder, and the descriptor of its socket.
#define PICTURE_DECODER_NAME "componentflow-picture-decoder"
#define PICTURE_DECODER_SOCKET 3

/// Sends a message with a descriptor, or with none if it is negative. Returns 0 or the number of an error.
int picture_message_send(int socket, const void *message, size_t length, int file);

/// Receives a message of an exact length. Returns 0 or the number of an error.
int picture_message_receive(int socket, void *message, size_t length, int *file);

/// Decodes a picture. Returns a file in memory with the pixels, or -1.
int picture_decode(const struct picture_request *request, const void *bytes, struct picture_reply *reply);

/// Takes away from the process what decoding does not need; `fonts` are files that it may read.
void picture_sandbox_enter(int count, char **fonts);

/// Sets the limits for the next picture.
void picture_sandbox_limit(const struct picture_request *request);
