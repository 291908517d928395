#ifndef COMPONENTFLOW_BENCH_TURNS_H
#define COMPONENTFLOW_BENCH_TURNS_H

/// A turn of GLib's main loop: the time between two waits for events. All times are in seconds.
struct turn {
    /// The beginning of the turn on a clock that stops while another thread has the processor of this one.
    double start;
    /// The longest time for which a frame that begins in the turn can have been due: since GLib has found that none was, or, if
    /// the loop has waited, none.
    double postponed;
    /// The time in which the thread ran or waited for something, without that in which another thread had its processor.
    double busy;
    /// The time of the thread on a processor.
    double processor;
};

/// Calls a function at the end of each turn of the main loop, on its thread, which must be the calling one.
///
/// Returns 0 if the kernel does not report how long the thread waits for a processor.
int turns_observe(void (*report)(struct turn turn));

#endif
