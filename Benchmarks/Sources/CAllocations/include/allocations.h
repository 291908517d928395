#ifndef COMPONENTFLOW_BENCH_ALLOCATIONS_H
#define COMPONENTFLOW_BENCH_ALLOCATIONS_H

#include <stdint.h>

/// How often this process has asked the allocator for memory so far, whichever library asked.
///
/// Counted are malloc, calloc, realloc, aligned_alloc, posix_memalign and memalign; free is not.
/// Always 0 with a C library other than glibc, where allocations_are_counted is 0.
uint64_t allocations_so_far(void);

/// Whether calls of the allocator are counted on this platform.
int allocations_are_counted(void);

/// The number of bytes that this process has allocated and not freed; 0 with a C library other than glibc.
uint64_t allocated_bytes(void);

#endif
