#ifndef COMPONENTFLOW_BENCH_COUNTING_H
#define COMPONENTFLOW_BENCH_COUNTING_H

/// Whether the process runs under valgrind, on a processor whose requests to valgrind are known here.
int counting_is_possible(void);

/// Makes valgrind's tool callgrind watch, which makes everything slow; nothing is counted yet.
void counting_prepare(void);

/// Begins to count, or ends.
void counting_toggle(void);

/// Writes what was counted into a file of its own, which carries the name.
void counting_write(const char *name);

enum counting_side {
    /// This is the new process.
    COUNTING_CHILD,
    /// This is the old process, and the new one came to its end as it should.
    COUNTING_DONE,
    /// This is the old process, and the new one could not be made, or failed.
    COUNTING_FAILED,
};

/// Makes a copy of this process and lets it go first.
///
/// May be called only while the process has a single thread.
enum counting_side counting_split(void);

/// Ends the process at once.
_Noreturn void counting_end(void);

#endif
