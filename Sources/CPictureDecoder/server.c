// The decoder process.
#define _GNU_SOURCE
#include <errno.h>
#include <fontconfig/fontconfig.h>
#include <malloc.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

/// Returns free memory to the system if no request arrives within a second.
///
/// Keeping it for the next request saves the kernel clearing the pages again, which takes a third of the time for
/// decoding a vector picture.
static void trim_when_idle(void) {
    struct pollfd next = {.fd = PICTURE_DECODER_SOCKET, .events = POLLIN};
    if (poll(&next, 1, 1000) == 0) malloc_trim(0);
}

/// Serves requests until the client closes the socket.
static void serve(void) {
    struct picture_request request;
    int input, output;
    while (picture_message_receive(PICTURE_DECODER_SOCKET, &request, sizeof request, &input) == 0) {
        struct picture_reply reply = {.status = picture_decoded};
        void *bytes = mmap(NULL, request.length, PROT_READ, MAP_PRIVATE, input, 0);
        close(input);
        if (bytes == MAP_FAILED) return;
        picture_sandbox_limit(&request);
        output = picture_decode(&request, bytes, &reply);
        munmap(bytes, request.length);
        if (picture_message_send(PICTURE_DECODER_SOCKET, &reply, sizeof reply, output) != 0) return;
        if (output >= 0) close(output);
        trim_when_idle();
    }
}

/// Turns the process into a decoder, instead of running the executable's program, if it was started under that name.
__attribute__((constructor)) static void start_decoder(int count, char **arguments, char **environment) {
    (void)environment;
    if (count < 1 || !arguments || !arguments[0] || strcmp(arguments[0], PICTURE_DECODER_NAME) != 0) return;
    close_range(PICTURE_DECODER_SOCKET + 1, ~0U, 0);
    for (int index = 1; index < count; index++) {
        FcConfigAppFontAddFile(NULL, (const FcChar8 *)arguments[index]);
    }
    mallopt(M_MMAP_THRESHOLD, 1 << 26);
    mallopt(M_TRIM_THRESHOLD, 1 << 27);
    picture_sandbox_enter(count - 1, arguments + 1);
    struct picture_reply ready = {.status = picture_ready};
    if (picture_message_send(PICTURE_DECODER_SOCKET, &ready, sizeof ready, -1) == 0) serve();
    _exit(0);
}
