// The restrictions of the decoder process, which the kernel enforces.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <math.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(result) BPF_STMT(BPF_RET | BPF_K, result)
#define ALLOW(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), RETURN(SECCOMP_RET_ALLOW)
#define REFUSE(call, error) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), RETURN(SECCOMP_RET_ERRNO | (error))
/// Allows a call if none of `bits` is set in an argument.
#define ALLOW_WITHOUT(call, argument, bits) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 4), LOAD(args[argument]), \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), RETURN(SECCOMP_RET_ERRNO | EACCES), \
        RETURN(SECCOMP_RET_ALLOW)
/// Allows a call if `bit` is set in its first argument.
#define ALLOW_WITH(call, bit) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 4), LOAD(args[0]), \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bit, 1, 0), RETURN(SECCOMP_RET_ERRNO | EPERM), \
        RETURN(SECCOMP_RET_ALLOW)

#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)

/// Calls that are not listed fail with EPERM: sockets, other processes, writing, deleting and executing files.
///
/// Reading files is allowed, because text in a vector picture needs the system's fonts; see `confine_reading`.
static struct sock_filter filter[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_ERRNO | EPERM),
    LOAD(nr),
    // The socket, memory and threads.
    ALLOW(recvmsg), ALLOW(sendmsg), ALLOW(read), ALLOW(write), ALLOW(readv), ALLOW(writev), ALLOW(pread64),
    ALLOW(lseek), ALLOW(close), ALLOW(ppoll), ALLOW(memfd_create), ALLOW(ftruncate), ALLOW(mmap), ALLOW(munmap),
    ALLOW(mprotect), ALLOW(mremap), ALLOW(madvise), ALLOW(brk), ALLOW(futex), ALLOW(set_robust_list), ALLOW(rseq),
    ALLOW(sched_yield), ALLOW(sched_getaffinity), ALLOW(set_tid_address), ALLOW(membarrier),
    REFUSE(clone3, ENOSYS), ALLOW_WITH(clone, CLONE_THREAD),
    // Reading files.
    ALLOW(fstat), ALLOW(newfstatat), ALLOW(statx), ALLOW(statfs), ALLOW(fstatfs), ALLOW(getdents64), ALLOW(getcwd),
    ALLOW(faccessat), ALLOW(faccessat2), ALLOW(readlinkat), ALLOW(fcntl), ALLOW(fadvise64), ALLOW(dup),
    ALLOW_WITHOUT(openat, 2, WRITING),
#ifdef __x86_64__
    ALLOW(stat), ALLOW(lstat), ALLOW(access), ALLOW(readlink), ALLOW(poll), ALLOW_WITHOUT(open, 1, WRITING),
#endif
    // Signals, time, and information about the process itself.
    ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(sigaltstack),
    ALLOW(clock_gettime), ALLOW(clock_getres), ALLOW(clock_nanosleep), ALLOW(nanosleep), ALLOW(gettimeofday),
    ALLOW(getrandom), ALLOW(getpid), ALLOW(gettid), ALLOW(getuid), ALLOW(geteuid), ALLOW(getgid), ALLOW(getegid),
    ALLOW(getrusage), ALLOW(uname), ALLOW(sysinfo), ALLOW(prctl), ALLOW(restart_syscall),
    ALLOW_WITHOUT(prlimit64, 0, 0xFFFFFFFF), // other processes
    ALLOW(exit), ALLOW(exit_group),
    RETURN(SECCOMP_RET_ERRNO | EPERM),
};

static void install_filter(void) {
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

static void install_filter(void) {}

#endif

// Landlock restricts reading to the locations of fonts, libraries and their configuration (Linux 5.13 and later).

static void allow_reading(int rules, const char *path, const char *below) {
    char whole[4096];
    if (!path || snprintf(whole, sizeof whole, "%s%s", path, below) >= (int)sizeof whole) return;
    int file = open(whole, O_PATH | O_CLOEXEC);
    if (file < 0) return;
    struct stat status;
    struct landlock_path_beneath_attr rule = {.parent_fd = file, .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE};
    if (fstat(file, &status) == 0 && S_ISDIR(status.st_mode)) rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
    syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(file);
}

static void confine_reading(int count, char **fonts) {
    static const char *const system[] = {
        "/usr", "/lib", "/lib64", "/etc", "/opt", "/app", "/nix", "/gnu", "/var/cache/fontconfig",
        "/var/lib/flatpak", "/run/host", "/proc/self"};
    static const char *const own[] = {
        "/.fonts", "/.fonts.conf", "/.fontconfig", "/.local/share/fonts", "/.config/fontconfig", "/.cache/fontconfig"};
    static const char *const variables[] = {
        "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "FONTCONFIG_FILE", "FONTCONFIG_PATH"};
    struct landlock_ruleset_attr attributes = {
        .handled_access_fs = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR};
    int rules = (int)syscall(__NR_landlock_create_ruleset, &attributes, sizeof attributes, 0);
    if (rules < 0) return;
    for (size_t index = 0; index < sizeof system / sizeof *system; index++) allow_reading(rules, system[index], "");
    for (size_t index = 0; index < sizeof own / sizeof *own; index++) allow_reading(rules, getenv("HOME"), own[index]);
    for (size_t index = 0; index < sizeof variables / sizeof *variables; index++) {
        allow_reading(rules, getenv(variables[index]), "");
    }
    allow_reading(rules, getenv("XDG_DATA_HOME"), "/fonts");
    allow_reading(rules, getenv("XDG_CACHE_HOME"), "/fontconfig");
    allow_reading(rules, getenv("XDG_CONFIG_HOME"), "/fontconfig");
    for (int index = 0; index < count; index++) allow_reading(rules, fonts[index], "");
    syscall(__NR_landlock_restrict_self, rules, 0);
    close(rules);
}

void picture_sandbox_enter(int count, char **fonts) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_NAME, "picture-decoder");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
    confine_reading(count, fonts);
    install_filter();
}

/// Returns the size of the process's address space in bytes.
static uint64_t address_space(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/// Sets the soft limit of a resource, at most to its hard limit, which is unchanged.
static void limit(int resource, uint64_t most) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) return;
    limit.rlim_cur = most < limit.rlim_max ? most : limit.rlim_max;
    setrlimit(resource, &limit);
}

void picture_sandbox_limit(const struct picture_request *request) {
    struct rusage usage;
    uint64_t present = address_space();
    if (present > 0) limit(RLIMIT_AS, present + request->memory);
    if (getrusage(RUSAGE_SELF, &usage) != 0) return;
    double used = (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec;
    limit(RLIMIT_CPU, (uint64_t)(used + ceil(fmin(request->seconds, 1e6)) + 2));
}
