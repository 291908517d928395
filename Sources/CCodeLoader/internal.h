// The parts of the loader.
#pragma once

#include <elf.h>
#include <stdint.h>

#include "CCodeLoader.h"

/// A section or symbol table that lies within its file, which is checked when it is opened.
struct object_file {
    const uint8_t *bytes;
    size_t length;
    const Elf64_Shdr *sections;
    size_t section_count;
    const Elf64_Sym *symbols;
    size_t symbol_count;
    const char *names;
    size_t names_length;
    /// The section with the relocations of each section, or 0.
    uint32_t *relocations;
};

/// Opens a file of this machine, whose headers, symbols and relocations are checked; returns `false` if it is none.
bool object_open(const char *path, uint16_t type, struct object_file *file);
void object_close(struct object_file *file);
const char *object_name(const struct object_file *file, const Elf64_Sym *symbol);
const Elf64_Rela *object_relocations(const struct object_file *file, size_t section, size_t *count);
/// The symbol of a relocation.
const Elf64_Sym *object_target(const struct object_file *file, const Elf64_Rela *relocation);
/// Whether a symbol is defined in a section with contents that are loaded.
bool object_defines(const struct object_file *file, const Elf64_Sym *symbol);
/// The offset in its section to which the relocation of a section symbol refers.
uint64_t object_target_offset(const struct object_file *file, size_t section, const Elf64_Rela *relocation);

/// The addresses of everything that the program and the loaded files define.
struct known_symbol {
    const char *name;
    uint8_t *address;
    uint64_t size;
};
bool known_open(struct code_report *report);
const struct known_symbol *known_find(const char *name);
/// Adds a definition of a loaded file; the name is copied.
void known_add(const char *name, uint8_t *address, uint64_t size);
/// The addresses of the program in memory.
void known_range(uint8_t **start, uint8_t **end);

/// What is done with a definition that the program contains already.
enum symbol_kind {
    /// Part of the new code only.
    SYMBOL_OWN,
    /// The program's is used, and must equal the new one.
    SYMBOL_IDENTITY,
    /// The value of a global constant, which is copied to the program's.
    SYMBOL_CONSTANT,
    /// A closure or local function, which may be called with values that former code has captured.
    SYMBOL_CLOSURE,
    /// A function whose first instruction becomes a jump to the new one.
    SYMBOL_FUNCTION,
    /// The address and size of an asynchronous function, which are replaced.
    SYMBOL_ASYNC,
    /// The function that computes a global variable once, which must equal the new one.
    SYMBOL_INITIALIZER,
};
/// Whether the new code uses the program's definition instead of its own.
static inline bool is_shared(enum symbol_kind kind) {
    return kind == SYMBOL_IDENTITY || kind == SYMBOL_CONSTANT;
}
enum symbol_kind symbol_kind(const struct object_file *file, const Elf64_Sym *symbol);

/// Returns `false`, with a reason, if data of the program differ between two versions of an object file.
bool code_is_compatible(
    const struct object_file *file, const struct object_file *previous, struct code_report *report);

/// Whether all code that creates a closure is the same in two versions of an object file, so that the closures that exist
/// have captured what the new code expects.
bool closure_is_created_equally(
    const struct object_file *file, const struct object_file *previous, const Elf64_Sym *closure);
