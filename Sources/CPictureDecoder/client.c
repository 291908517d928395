// The client side, which runs in the program that decodes pictures.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

extern char **environ;

int picture_decoder_is_available(void) {
    // The constructor has to be loaded before `main`: from the executable, or from a library that it is linked with.
    Dl_info own, program;
    if (!dladdr((const void *)picture_decoder_is_available, &own)) return 0;
    if (!dladdr((const void *)getauxval(AT_PHDR), &program)) return 0;
    return own.dli_fbase == program.dli_fbase || dlsym(RTLD_DEFAULT, "picture_decoder_is_available") != NULL;
}

/// Whether an environment variable enables crash backtraces: a decoder may crash at any time, and backtraces take long.
static int asks_for_traces(const char *variable) {
    return strncmp(variable, "SWIFT_BACKTRACE=", 16) == 0 || strncmp(variable, "RUST_BACKTRACE=", 15) == 0;
}

/// Returns the environment without variables that enable crash backtraces; the caller frees it.
static char **decoder_environment(void) {
    size_t count = 0;
    while (environ && environ[count]) count++;
    char **copy = calloc(count + 2, sizeof *copy);
    if (!copy) return NULL;
    size_t kept = 0;
    for (size_t index = 0; index < count; index++) {
        if (!asks_for_traces(environ[index])) copy[kept++] = environ[index];
    }
    copy[kept] = "SWIFT_BACKTRACE=enable=no";
    return copy;
}

static char **decoder_arguments(const char *const *fonts) {
    size_t count = 0;
    while (fonts[count]) count++;
    char **arguments = calloc(count + 2, sizeof *arguments);
    if (!arguments) return NULL;
    arguments[0] = PICTURE_DECODER_NAME;
    memcpy(arguments + 1, fonts, count * sizeof *arguments);
    return arguments;
}

static int spawn(int socket, char **arguments, char **environment, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, socket, PICTURE_DECODER_SOCKET);
    for (int file = 0; file < 3; file++) posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    int error = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}

int picture_decoder_start(const char *const *fonts, pid_t *process) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
    // Descriptors 0 to 2 are reopened in the child before it duplicates its socket.
    int high = ends[1] > PICTURE_DECODER_SOCKET ? ends[1] : fcntl(ends[1], F_DUPFD_CLOEXEC, PICTURE_DECODER_SOCKET + 1);
    char **environment = decoder_environment();
    char **arguments = decoder_arguments(fonts);
    int error = high < 0 ? EMFILE : !environment || !arguments ? ENOMEM : spawn(high, arguments, environment, process);
    free(environment);
    free(arguments);
    if (high != ends[1] && high >= 0) close(high);
    close(ends[1]);
    if (error == 0) return ends[0];
    close(ends[0]);
    return -error;
}

/// Returns an in-memory file with a copy of the bytes, or a negative error number.
static int file_with(const void *bytes, uint64_t length) {
    int file = memfd_create("picture", MFD_CLOEXEC);
    if (file < 0) return -errno;
    for (uint64_t done = 0; done < length;) {
        ssize_t written = write(file, (const char *)bytes + done, length - done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            close(file);
            return -ENOSPC;
        }
        done += (uint64_t)written;
    }
    return file;
}

int picture_decoder_send(int socket, const struct picture_request *request, const void *bytes) {
    int file = file_with(bytes, request->length);
    if (file < 0) return -file;
    int error = picture_message_send(socket, request, sizeof *request, file);
    close(file);
    return error;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Whether a file has the length that a reply specifies and is sealed against shrinking, growing and writing.
static int is_sound(const struct picture_reply *reply, int file) {
    struct stat status;
    if (reply->width <= 0 || reply->height <= 0 || reply->profile_length > UINT32_MAX) return 0;
    uint64_t length = (uint64_t)reply->width * (uint64_t)reply->height * 4 + reply->profile_length;
    int seals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
    return file >= 0 && fcntl(file, F_ADD_SEALS, seals) == 0 && fstat(file, &status) == 0
        && (uint64_t)status.st_size == length;
}

/// Waits until a message or the end of the connection can be read. Returns 0 or an error number.
static int await_message(int socket, double seconds) {
    double end = now() + seconds;
    struct pollfd wanted = {.fd = socket, .events = POLLIN};
    for (;;) {
        double left = end - now();
        int count = left <= 0 ? 0 : poll(&wanted, 1, left > 1e6 ? 1000000000 : (int)(left * 1000) + 1);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        return count == 0 ? ETIMEDOUT : 0;
    }
}

int picture_decoder_await_start(int socket, double seconds) {
    struct picture_reply reply;
    int file = -1;
    int error = await_message(socket, seconds);
    if (!error) error = picture_message_receive(socket, &reply, sizeof reply, &file);
    if (file >= 0) close(file);
    return error ? error : reply.status == picture_ready ? 0 : EPROTO;
}

int picture_decoder_receive(int socket, double seconds, struct picture_reply *reply, int *file) {
    *file = -1;
    int error = await_message(socket, seconds);
    if (!error) error = picture_message_receive(socket, reply, sizeof *reply, file);
    if (error) return error;
    reply->format[sizeof reply->format - 1] = 0;
    reply->reason[sizeof reply->reason - 1] = 0;
    if (reply->status != picture_decoded || is_sound(reply, *file)) return 0;
    if (*file >= 0) close(*file);
    *file = -1;
    return EPROTO;
}

void picture_decoder_stop(int socket, pid_t process) {
    close(socket);
    // If the program has already waited for the process, the kernel may have reused its identifier.
    if (waitpid(process, NULL, WNOHANG) != 0) return;
    kill(process, SIGKILL);
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
}
