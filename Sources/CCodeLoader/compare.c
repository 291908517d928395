#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

#include "internal.h"

/// A part of an object file: the contents of a symbol.
struct extent {
    const struct object_file *file;
    size_t section;
    uint64_t offset, length;
};

static struct extent extent_of(const struct object_file *file, const Elf64_Sym *symbol) {
    return (struct extent){file, symbol->st_shndx, symbol->st_value, symbol->st_size};
}

static const uint8_t *contents(const struct extent *extent) {
    const Elf64_Shdr *section = &extent->file->sections[extent->section];
    return section->sh_type == SHT_NOBITS ? NULL : extent->file->bytes + section->sh_offset + extent->offset;
}

/// The next relocation of an extent, from an index on.
static const Elf64_Rela *next(const struct extent *extent, size_t *index) {
    size_t count;
    const Elf64_Rela *relocations = object_relocations(extent->file, extent->section, &count);
    while (*index < count) {
        const Elf64_Rela *relocation = &relocations[(*index)++];
        if (relocation->r_offset - extent->offset < extent->length) return relocation;
    }
    return NULL;
}

/// What a relocation refers to: a named definition, or a text without a name.
struct reference {
    const char *name;
    const char *text;
    size_t length;
};

/// The name of the definition at an offset of a section; empty if there is none.
static const char *name_at(const struct object_file *file, uint16_t section, uint64_t offset) {
    for (size_t index = 1; index < file->symbol_count; index++) {
        const Elf64_Sym *symbol = &file->symbols[index];
        bool is_named = object_name(file, symbol)[0] != 0 && ELF64_ST_TYPE(symbol->st_info) != STT_SECTION;
        if (is_named && symbol->st_shndx == section && offset - symbol->st_value < symbol->st_size)
            return object_name(file, symbol);
    }
    return "";
}

/// What is at an offset of a section.
static struct reference reference_at(const struct object_file *file, uint16_t index, uint64_t offset) {
    if (index >= file->section_count) return (struct reference){"", "", 0};
    const Elf64_Shdr *section = &file->sections[index];
    const char *name = name_at(file, index, offset);
    if (name[0] || section->sh_type == SHT_NOBITS || section->sh_flags & SHF_EXECINSTR || offset >= section->sh_size)
        return (struct reference){name, "", 0};
    const char *start = (const char *)file->bytes + section->sh_offset + offset;
    return (struct reference){"", start, strnlen(start, section->sh_size - offset)};
}

static struct reference reference(const struct extent *extent, const Elf64_Rela *relocation) {
    const Elf64_Sym *target = object_target(extent->file, relocation);
    const char *name = object_name(extent->file, target);
    if (ELF64_ST_TYPE(target->st_info) != STT_SECTION && name[0] && name[0] != '.')
        return (struct reference){name, "", 0};
    uint64_t offset = object_target_offset(extent->file, extent->section, relocation) + target->st_value;
    return reference_at(extent->file, target->st_shndx, offset);
}

/// Returns a name without the number that the compiler appends to equal names.
static size_t significant(const char *name) {
    const char *dot = name[0] == '$' ? strchr(name, '.') : NULL;
    return dot ? (size_t)(dot - name) : strlen(name);
}

static bool is_same(struct reference first, struct reference second) {
    size_t length = significant(first.name);
    return length == significant(second.name) && memcmp(first.name, second.name, length) == 0 &&
           first.length == second.length && memcmp(first.text, second.text, first.length) == 0;
}

static bool refer_to_same(
    const struct extent *first, const Elf64_Rela *one, const struct extent *second, const Elf64_Rela *other) {
    if (one->r_offset - first->offset != other->r_offset - second->offset) return false;
    if (ELF64_R_TYPE(one->r_info) != ELF64_R_TYPE(other->r_info)) return false;
    return is_same(reference(first, one), reference(second, other));
}

/// Whether two different words are offsets of the same thing in their sections, as the assembler writes them.
static bool are_same_offsets(const struct extent *first, const struct extent *second, uint64_t offset) {
    int32_t one, other;
    memcpy(&one, contents(first) + offset, sizeof(one));
    memcpy(&other, contents(second) + offset, sizeof(other));
    struct reference reference =
        reference_at(first->file, first->section, first->offset + offset + (uint64_t)(int64_t)one);
    struct reference counterpart =
        reference_at(second->file, second->section, second->offset + offset + (uint64_t)(int64_t)other);
    return (reference.name[0] || reference.length) && is_same(reference, counterpart);
}

static bool have_equal_bytes(const struct extent *first, const struct extent *second) {
    const uint8_t *bytes = contents(first), *others = contents(second);
    if (!bytes || !others) return bytes == others;
    if (memcmp(bytes, others, first->length) == 0) return true;
    if (first->file->sections[first->section].sh_flags & SHF_EXECINSTR || first->length % 4 != 0) return false;
    for (uint64_t offset = 0; offset < first->length; offset += 4)
        if (memcmp(bytes + offset, others + offset, 4) != 0 && !are_same_offsets(first, second, offset)) return false;
    return true;
}

/// Whether two extents have the same contents, with references compared by what they refer to.
static bool are_equal(const struct extent *first, const struct extent *second) {
    if (first->length != second->length || !have_equal_bytes(first, second)) return false;
    size_t index = 0, other_index = 0;
    while (true) {
        const Elf64_Rela *one = next(first, &index), *other = next(second, &other_index);
        if (!one || !other) return one == other;
        if (!refer_to_same(first, one, second, other)) return false;
    }
}

/// Whether a conformance is new, and that of a private type of the program. The conformance would refer to a new type,
/// because the assembler has replaced the reference by an offset.
static bool extends_private_type(const struct object_file *file, const Elf64_Sym *conformance) {
    const char *name = object_name(file, conformance);
    size_t length = strlen(name);
    if (ELF64_ST_BIND(conformance->st_info) != STB_LOCAL || strcmp(name + length - 2, "Mc") != 0) return false;
    for (size_t index = 1; !known_find(name) && index < file->symbol_count; index++) {
        const char *type = object_name(file, &file->symbols[index]);
        size_t prefix = strlen(type) > 2 ? strlen(type) - 2 : length;
        if (prefix < length && strcmp(type + prefix, "Mn") == 0 && strncmp(type, name, prefix) == 0 && known_find(type))
            return true;
    }
    return false;
}

static const Elf64_Sym *find(const struct object_file *file, const char *name) {
    for (size_t index = 1; index < file->symbol_count; index++) {
        const Elf64_Sym *symbol = &file->symbols[index];
        if (object_defines(file, symbol) && strcmp(object_name(file, symbol), name) == 0) return symbol;
    }
    return NULL;
}

/// What a difference of a symbol means for the author of the code.
static const char *reason_for(const char *name) {
    size_t length = strlen(name);
    const char *end = name + (length > 2 ? length - 2 : 0);
    static const char *const layouts[] = {"MF", "Mf", "WV", "vd"};
    for (size_t index = 0; index < sizeof(layouts) / sizeof(*layouts); index++)
        if (strcmp(end, layouts[index]) == 0) return "stored properties have changed";
    if (strcmp(end, "MQ") == 0 || strcmp(end, "MA") == 0) return "the type of a result has changed";
    if (strcmp(end, "WZ") == 0 || strcmp(end, "vp") == 0 || strcmp(end, "pZ") == 0)
        return "the initial value of a global or static property has changed";
    return "the members or conformances of a type have changed";
}

/// Whether a symbol of the program's data is as it was, as far as the program depends on it.
static bool is_compatible(const struct object_file *file, const struct object_file *previous, const Elf64_Sym *symbol) {
    const char *name = object_name(file, symbol);
    if (extends_private_type(file, symbol)) return false;
    const Elf64_Sym *old = find(previous, name);
    if (!old || !known_find(name)) return true;
    enum symbol_kind kind = symbol_kind(file, symbol);
    if (kind == SYMBOL_CONSTANT) return old->st_size == symbol->st_size && symbol_kind(previous, old) == kind;
    struct extent first = extent_of(file, symbol), second = extent_of(previous, old);
    return are_equal(&first, &second);
}

bool code_is_compatible(
    const struct object_file *file, const struct object_file *previous, struct code_report *report) {
    for (size_t index = 1; index < file->symbol_count; index++) {
        const Elf64_Sym *symbol = &file->symbols[index];
        enum symbol_kind kind = symbol_kind(file, symbol);
        if (!is_shared(kind) && kind != SYMBOL_INITIALIZER) continue;
        if (is_compatible(file, previous, symbol)) continue;
        const char *name = object_name(file, symbol);
        snprintf(report->symbol, sizeof(report->symbol), "%s", name);
        snprintf(report->reason, sizeof(report->reason), "%s", reason_for(name));
        return false;
    }
    return true;
}

// MARK: - Closures

/// Whether a function refers to another one of its file, by its symbol or by its offset in its section.
static bool refers_to(const struct object_file *file, const Elf64_Sym *function, const Elf64_Sym *other) {
    struct extent extent = extent_of(file, function);
    size_t index = 0;
    for (const Elf64_Rela *found = next(&extent, &index); found; found = next(&extent, &index)) {
        const Elf64_Sym *target = object_target(file, found);
        if (target == other) return true;
        bool is_section = ELF64_ST_TYPE(target->st_info) == STT_SECTION && target->st_shndx == other->st_shndx;
        if (is_section && object_target_offset(file, extent.section, found) == other->st_value) return true;
    }
    return false;
}

bool closure_is_created_equally(
    const struct object_file *file, const struct object_file *previous, const Elf64_Sym *closure) {
    bool is_created = false;
    for (size_t index = 1; index < file->symbol_count; index++) {
        const Elf64_Sym *creator = &file->symbols[index];
        bool is_function = ELF64_ST_TYPE(creator->st_info) == STT_FUNC && object_defines(file, creator);
        if (!is_function || creator == closure || !refers_to(file, creator, closure)) continue;
        const Elf64_Sym *old = find(previous, object_name(file, creator));
        if (!old) return false;
        struct extent first = extent_of(file, creator), second = extent_of(previous, old);
        if (!are_equal(&first, &second)) return false;
        is_created = true;
    }
    // Code in the same section refers to it by an offset that cannot be found.
    return is_created;
}
