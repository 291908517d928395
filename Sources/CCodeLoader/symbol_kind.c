#include <ctype.h>
#include <string.h>

#include "internal.h"

static bool ends_with(const char *name, size_t length, const char *suffix) {
    size_t count = strlen(suffix);
    return length >= count && memcmp(name + length - count, suffix, count) == 0;
}

/// Whether a name contains an operator of the mangling with an index, such as `fU_` or `fU12_`.
static bool contains_indexed(const char *name, const char *marker) {
    for (const char *found = strstr(name, marker); found; found = strstr(found + 1, marker)) {
        const char *end = found + strlen(marker);
        while (isdigit((unsigned char)*end)) end++;
        if (*end == '_') return true;
    }
    return false;
}

/// Whether a function belongs to another one: a closure, or a local function. The values that exist refer to it with
/// captured values whose layout may differ, so it is replaced only if the code that captures them has not changed; new
/// code contains its own.
static bool is_local(const char *name) {
    return contains_indexed(name, "fU") || contains_indexed(name, "fu") || contains_indexed(name, "L");
}

/// The functions that source code declares, by the last operators of their mangled names.
static bool is_declared(const char *name, size_t length) {
    static const char *const suffixes[] = {"F",  "fC", "fc", "fD",   "fd",   "vg", "vs", "vM", "vr", "vx",
                                           "vy", "vw", "vW", "ig",   "is",   "iM", "ir", "TW", "vpfi", "vpfP"};
    if (contains_indexed(name, "fA") && name[length - 1] == '_') return true;
    if (name[length - 1] == 'Z') length--;
    for (size_t index = 0; index < sizeof(suffixes) / sizeof(*suffixes); index++)
        if (ends_with(name, length, suffixes[index])) return true;
    return false;
}

/// Data that the new code may have twice: caches, and descriptions that only other data refer to.
static bool is_own_data(const char *name, size_t length) {
    static const char *const suffixes[] = {"WL", "MD", "ML", "Mr", "MK", "Hc", "Hn", "Hp", "HF", "MC"};
    for (size_t index = 0; index < sizeof(suffixes) / sizeof(*suffixes); index++)
        if (ends_with(name, length, suffixes[index])) return true;
    return false;
}

enum symbol_kind symbol_kind(const struct object_file *file, const Elf64_Sym *symbol) {
    const char *name = object_name(file, symbol);
    size_t length = strlen(name);
    if (strncmp(name, "$s", 2) != 0 || length < 4 || !object_defines(file, symbol)) return SYMBOL_OWN;
    if (ELF64_ST_TYPE(symbol->st_info) == STT_FUNC) {
        if (ends_with(name, length, "_WZ")) return SYMBOL_INITIALIZER;
        if (is_local(name)) return name[length - 1] == '_' ? SYMBOL_CLOSURE : SYMBOL_OWN;
        return is_declared(name, length) ? SYMBOL_FUNCTION : SYMBOL_OWN;
    }
    if (ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT) return SYMBOL_OWN;
    if (ends_with(name, length, "Tu")) return is_local(name) ? SYMBOL_OWN : SYMBOL_ASYNC;
    if (is_own_data(name, length)) return SYMBOL_OWN;
    bool is_variable = ends_with(name, length, "vp") || ends_with(name, length, "vpZ");
    bool is_writable = file->sections[symbol->st_shndx].sh_flags & SHF_WRITE;
    return is_variable && !is_writable ? SYMBOL_CONSTANT : SYMBOL_IDENTITY;
}
