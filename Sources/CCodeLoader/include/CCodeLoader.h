// Replaces functions of the running program by those of object files that the Swift compiler has written since.
//
// The object files of a debug build are loaded near the program, with the types, globals and witness tables of the program
// instead of their own, so that values keep their identity. Then the first instruction of each replaced function becomes a
// jump to the new one. Nothing is changed if a file is not compatible: if a stored property, the type of an opaque result,
// the initial value of a global or another piece of data of the program differs from that in the previous object file.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// An object file to load.
struct code_change {
    /// The path of the new object file.
    const char *object;
    /// The path of the object file whose code the program contains; `NULL` for a new source file.
    const char *previous;
};

enum code_result {
    /// The functions of the program were replaced.
    CODE_REPLACED,
    /// The change cannot be made in the running program, which is unchanged.
    CODE_INCOMPATIBLE,
    /// A file cannot be read, or is none of this machine; the program is unchanged.
    CODE_FAILED,
};

struct code_report {
    enum code_result result;
    /// The numbers of functions that were replaced and added.
    size_t replaced, added;
    /// The mangled name of the declaration that is not compatible; empty if there is none.
    char symbol[512];
    /// What is not compatible or has failed.
    char reason[256];
};

/// Whether code can be replaced on this machine.
bool code_replacement_is_supported(void);

/// Replaces the functions of the running program by those of object files.
///
/// Must be called on the main thread while none of the functions runs there. Functions that other threads run at this
/// moment continue with their former code.
void code_replace(const struct code_change *changes, size_t count, struct code_report *report);
