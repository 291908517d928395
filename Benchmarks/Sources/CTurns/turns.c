// The main loop calls a replaceable function to wait for events, so that a turn is what happens between two calls.

#include "turns.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

// Declared by GLib, whose headers are not needed otherwise.
typedef int (*poll_function)(void *descriptors, unsigned count, int timeout);
void g_main_context_set_poll_func(void *context, poll_function function);
int g_poll(void *descriptors, unsigned count, int timeout);
struct source_functions {
    int (*prepare)(void *source, int *timeout);
    int (*check)(void *source);
    int (*dispatch)(void *source, void *callback, void *data);
    void (*finalize)(void *source);
    void *closure_callback, *closure_marshal;
};
void *g_source_new(struct source_functions *functions, unsigned size);
void g_source_set_priority(void *source, int priority);
unsigned g_source_attach(void *source, void *context);

// The size of a `GSource`, or more.
static const unsigned source_size = 128;
// The priority after that of frames, `GDK_PRIORITY_REDRAW`.
static const int after_frames = 121;

// A wait that is shorter, in seconds, is none: the events were there already.
static const double shortest_wait = 0.0001;

static void (*observer)(struct turn turn);
static int statistics = -1;

struct times {
    double wall, processor, runnable;
};

static double seconds(clockid_t clock) {
    struct timespec time = {0};
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Returns the time in which the thread could have run while another one had its processor.
static double runnable(void) {
    char text[96] = {0};
    unsigned long long nanoseconds = 0;
    if (pread(statistics, text, sizeof text - 1, 0) > 0) sscanf(text, "%*u %llu", &nanoseconds);
    return (double)nanoseconds / 1e9;
}

static struct times now(void) {
    // The thread may lose its processor between these lines; in this order the busy time is too long then, never too short.
    struct times times;
    times.runnable = runnable();
    times.wall = seconds(CLOCK_MONOTONIC);
    times.processor = seconds(CLOCK_THREAD_CPUTIME_ID);
    return times;
}

// When GLib last found that no frame was due. It examines a source only if none of a higher priority is ready.
static struct times last_idle;

static int prepare_idle(void *source, int *timeout) {
    last_idle = now();
    *timeout = -1;
    return 0;
}

static int check_idle(void *source) {
    last_idle = now();
    return 0;
}

static int dispatch_idle(void *source, void *callback, void *data) { return 1; }

static double busy(struct times start, struct times end) { return end.wall - start.wall - (end.runnable - start.runnable); }

static int observed_poll(void *descriptors, unsigned count, int timeout) {
    static struct times start;
    static double postponed;
    struct times end = now();
    if (start.wall > 0) {
        struct turn turn = {
            start.wall - start.runnable, postponed, busy(start, end), end.processor - start.processor};
        observer(turn);
        end = now();
    }
    int result = g_poll(descriptors, count, timeout);
    start = now();
    // Nothing was due while the loop waited.
    if (busy(end, start) > shortest_wait) last_idle = start;
    postponed = busy(last_idle, start);
    return result;
}

int turns_observe(void (*report)(struct turn turn)) {
    statistics = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    if (statistics < 0) return 0;
    observer = report;
    static struct source_functions functions = {prepare_idle, check_idle, dispatch_idle};
    void *source = g_source_new(&functions, source_size);
    g_source_set_priority(source, after_frames);
    g_source_attach(source, NULL);
    g_main_context_set_poll_func(NULL, observed_poll);
    return 1;
}
