#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSandboxProbe.h"

/// Declared in the internal header of CPictureDecoder.
void picture_sandbox_enter(int count, char **fonts);

/// Returns 0 if a call succeeded, and its error number otherwise.
static int error_of(long result) {
    return result < 0 ? errno : 0;
}

static void attempt(const char *file, struct sandbox_probe *result) {
    char *const arguments[] = {"true", NULL};
    result->reading = error_of(open(file, O_RDONLY));
    result->writing = error_of(open(file, O_WRONLY));
    result->deleting = error_of(unlink(file));
    result->internet_socket = error_of(socket(AF_INET, SOCK_STREAM, 0));
    result->local_socket = error_of(socket(AF_UNIX, SOCK_STREAM, 0));
    result->executing = error_of(execve("/usr/bin/true", arguments, environ));
    // Directly, because fork runs handlers that other libraries have registered.
    long child = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
    if (child == 0) _exit(0);
    result->forking = error_of(child);
    result->signaling = error_of(kill(getppid(), 0));
    result->reading_system = error_of(open("/etc/passwd", O_RDONLY));
}

int sandbox_probe_restricts_reading(void) {
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

int sandbox_probe_run(const char *file, struct sandbox_probe *result) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    pid_t child = fork();
    if (child == 0) {
        picture_sandbox_enter(0, NULL);
        attempt(file, result);
        _exit(write(ends[1], result, sizeof *result) == sizeof *result ? 0 : 1);
    }
    close(ends[1]);
    int error = child < 0 ? errno : 0;
    if (!error && read(ends[0], result, sizeof *result) != sizeof *result) error = EPIPE;
    close(ends[0]);
    if (child > 0) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return error;
}
