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

static int observed_poll(void *descriptors, unsigned count, int timeout) {
    static struct times start;
    static int has_waited = 1;
    struct times end = now();
    if (start.wall > 0) {
        struct turn turn = {
            end.wall - start.wall - (end.runnable - start.runnable), end.processor - start.processor, has_waited};
        observer(turn);
        end = now();
    }
    int result = g_poll(descriptors, count, timeout);
    start = now();
    has_waited = start.wall - end.wall - (start.runnable - end.runnable) > shortest_wait;
    return result;
}

int turns_observe(void (*report)(struct turn turn)) {
    statistics = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    if (statistics < 0) return 0;
    observer = report;
    g_main_context_set_poll_func(NULL, observed_poll);
    return 1;
}
