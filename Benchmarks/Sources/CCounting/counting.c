// valgrind recognizes a sequence of instructions that does nothing (it turns a register once around) and reads a request
// from where another register points: a code and up to five arguments. Outside of valgrind it costs as much as it looks.

#include "counting.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    RUNNING_ON_VALGRIND = 0x1001,
    CALLGRIND = 'C' << 24 | 'T' << 16,
    ZERO_STATS = CALLGRIND + 1,
    TOGGLE_COLLECT = CALLGRIND + 2,
    DUMP_STATS_AT = CALLGRIND + 3,
    START_INSTRUMENTATION = CALLGRIND + 4,
    STOP_INSTRUMENTATION = CALLGRIND + 5,
};

// Returns 0 if the program does not run under valgrind.
static uintptr_t request(uintptr_t code, uintptr_t argument) {
    volatile uintptr_t block[6] = {code, argument};
    volatile uintptr_t *place = block;
    uintptr_t answer = 0;
#if defined(__x86_64__)
    __asm__ volatile(
        "rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\txchgq %%rbx, %%rbx"
        : "+d"(answer)
        : "a"(place)
        : "cc", "memory");
#elif defined(__aarch64__)
    register uintptr_t result __asm__("x3") = answer;
    register volatile uintptr_t *from __asm__("x4") = place;
    __asm__ volatile(
        "ror x12, x12, #3\n\tror x12, x12, #13\n\tror x12, x12, #51\n\tror x12, x12, #61\n\torr x10, x10, x10"
        : "+r"(result)
        : "r"(from)
        : "cc", "memory");
    answer = result;
#else
    (void)place;
#endif
    return answer;
}

int counting_is_possible(void) {
    return request(RUNNING_ON_VALGRIND, 0) != 0;
}

void counting_prepare(void) {
    request(START_INSTRUMENTATION, 0);
    request(ZERO_STATS, 0);
}

void counting_toggle(void) {
    request(TOGGLE_COLLECT, 0);
}

void counting_write(const char *name) {
    request(DUMP_STATS_AT, (uintptr_t)name);
    request(STOP_INSTRUMENTATION, 0);
}

enum counting_side counting_split(void) {
    pid_t child = fork();
    if (child == 0) return COUNTING_CHILD;
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) return COUNTING_FAILED;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? COUNTING_DONE : COUNTING_FAILED;
}

void counting_end(void) {
    _exit(0);
}
