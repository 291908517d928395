#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

/// An object file that is loaded.
struct loaded_file {
    struct object_file file;
    /// The file whose code the program contains; without sections for a new source file.
    struct object_file previous;
    /// The address of each section, or `NULL` for those that are not loaded.
    uint8_t **sections;
    /// All files of the replacement, which may refer to each other.
    const struct loaded_file *all;
    size_t count;
};

/// The memory for all files of a replacement: code, then data and addresses that are out of the reach of code.
struct arena {
    uint8_t *start, *code_end, *end;
    uint8_t *next_code, *next_data;
};

static bool fail(struct code_report *report, const char *reason, const char *symbol) {
    report->result = CODE_FAILED;
    snprintf(report->reason, sizeof(report->reason), "%s", reason);
    snprintf(report->symbol, sizeof(report->symbol), "%s", symbol);
    return false;
}

// MARK: - Memory

static size_t pages(size_t length) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (length + page - 1) / page * page;
}

/// Reserves memory that instructions of the program reach, and whose instructions reach the program.
static bool reserve(struct arena *arena, size_t code, size_t data) {
    uint8_t *start, *end;
    known_range(&start, &end);
    size_t length = pages(code) + pages(data), step = 16u << 20, limit = 1u << 30;
    for (size_t distance = pages(length) + step; distance < limit; distance += step) {
        uint8_t *wanted = (uint8_t *)((uintptr_t)(start - distance) & ~(uintptr_t)0xffff);
        uint8_t *found = mmap(
            wanted, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
        if (found == MAP_FAILED) continue;
        if (found == wanted) {
            *arena = (struct arena){found, found + pages(code), found + length, found, found + pages(code)};
            return true;
        }
        munmap(found, length);
    }
    return false;
}

static uint8_t *take(uint8_t **next, size_t length, size_t alignment) {
    uintptr_t address = ((uintptr_t)*next + alignment - 1) / alignment * alignment;
    *next = (uint8_t *)address + length;
    return (uint8_t *)address;
}

static bool is_loaded(const Elf64_Shdr *section) {
    return section->sh_flags & SHF_ALLOC && section->sh_type != SHT_RELA && section->sh_type != SHT_X86_64_UNWIND;
}

/// Adds the sizes of the sections of a file, and of a jump and an address for each of its relocations.
static void measure(const struct object_file *file, size_t *code, size_t *data) {
    for (size_t index = 1; index < file->section_count; index++) {
        const Elf64_Shdr *section = &file->sections[index];
        if (!is_loaded(section)) continue;
        size_t count, length = section->sh_size + section->sh_addralign + 16;
        object_relocations(file, index, &count);
        *code += count * 16;
        *data += count * 8 + 16;
        if (section->sh_flags & SHF_EXECINSTR) *code += length;
        else *data += length;
    }
}

static bool place(struct loaded_file *loaded, struct arena *arena) {
    const struct object_file *file = &loaded->file;
    loaded->sections = calloc(file->section_count, sizeof(uint8_t *));
    if (!loaded->sections) return false;
    for (size_t index = 1; index < file->section_count; index++) {
        const Elf64_Shdr *section = &file->sections[index];
        if (!is_loaded(section)) continue;
        uint8_t **next = section->sh_flags & SHF_EXECINSTR ? &arena->next_code : &arena->next_data;
        uint8_t *address = take(next, section->sh_size, section->sh_addralign ? section->sh_addralign : 1);
        if (section->sh_type != SHT_NOBITS) memcpy(address, file->bytes + section->sh_offset, section->sh_size);
        loaded->sections[index] = address;
    }
    return true;
}

// MARK: - Addresses

static uint8_t *own_address(const struct loaded_file *loaded, const Elf64_Sym *symbol) {
    if (!object_defines(&loaded->file, symbol)) return NULL;
    uint8_t *section = loaded->sections[symbol->st_shndx];
    return section ? section + symbol->st_value : NULL;
}

/// The address of a definition that another file of the replacement adds.
static uint8_t *address_in_other_file(const struct loaded_file *loaded, const char *name) {
    for (size_t index = 0; index < loaded->count; index++) {
        const struct loaded_file *other = &loaded->all[index];
        for (size_t position = 1; other != loaded && position < other->file.symbol_count; position++) {
            const Elf64_Sym *symbol = &other->file.symbols[position];
            bool is_exported = ELF64_ST_BIND(symbol->st_info) != STB_LOCAL;
            uint8_t *address = is_exported ? own_address(other, symbol) : NULL;
            if (address && strcmp(object_name(&other->file, symbol), name) == 0) return address;
        }
    }
    return NULL;
}

/// The address of a symbol of a file: the program's for data with an identity, the file's own for other definitions.
static uint8_t *address_of(const struct loaded_file *loaded, const Elf64_Sym *symbol) {
    const char *name = object_name(&loaded->file, symbol);
    uint8_t *own = own_address(loaded, symbol);
    if (own && !is_shared(symbol_kind(&loaded->file, symbol))) return own;
    const struct known_symbol *known = known_find(name);
    if (known) return known->address;
    if (own) return own;
    uint8_t *library = name[0] ? dlsym(RTLD_DEFAULT, name) : NULL;
    return library ? library : address_in_other_file(loaded, name);
}

/// The address to which a relocation with the symbol of a section refers; references to data with an identity lead to
/// the program's, whose names the assembler has replaced by offsets.
static uint8_t *address_in_section(
    const struct loaded_file *loaded, const Elf64_Sym *section, size_t source, const Elf64_Rela *relocation) {
    const struct object_file *file = &loaded->file;
    uint64_t offset = object_target_offset(file, source, relocation);
    for (size_t index = 1; index < file->symbol_count; index++) {
        const Elf64_Sym *symbol = &file->symbols[index];
        if (symbol->st_shndx != section->st_shndx || ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT) continue;
        if (offset - symbol->st_value >= symbol->st_size || !is_shared(symbol_kind(file, symbol))) continue;
        return address_of(loaded, symbol) - symbol->st_value;
    }
    return loaded->sections[section->st_shndx];
}

static uint8_t *target_address(const struct loaded_file *loaded, size_t section, const Elf64_Rela *relocation) {
    const Elf64_Sym *symbol = object_target(&loaded->file, relocation);
    if (ELF64_ST_TYPE(symbol->st_info) != STT_SECTION) return address_of(loaded, symbol);
    if (symbol->st_shndx >= loaded->file.section_count) return NULL;
    return address_in_section(loaded, symbol, section, relocation);
}

// MARK: - Relocations

static bool fits(int64_t value) {
    return value == (int32_t)value;
}

static void write32(uint8_t *place, int64_t value) {
    int32_t narrow = (int32_t)value;
    memcpy(place, &narrow, sizeof(narrow));
}

/// A jump to an address that a call does not reach.
static uint8_t *make_jump(struct arena *arena, uint8_t *target) {
    static const uint8_t jump[6] = {0xff, 0x25, 0, 0, 0, 0};
    uint8_t *address = take(&arena->next_code, 16, 16);
    memcpy(address, jump, sizeof(jump));
    memcpy(address + sizeof(jump), &target, sizeof(target));
    return address;
}

static uint8_t *make_slot(struct arena *arena, uint8_t *target) {
    uint8_t *slot = take(&arena->next_data, sizeof(target), sizeof(target));
    memcpy(slot, &target, sizeof(target));
    return slot;
}

static bool relocate(
    const struct loaded_file *loaded, size_t section, const Elf64_Rela *relocation, struct arena *arena,
    struct code_report *report) {
    const Elf64_Sym *symbol = object_target(&loaded->file, relocation);
    const char *name = object_name(&loaded->file, symbol);
    uint8_t *place = loaded->sections[section] + relocation->r_offset;
    uint8_t *target = target_address(loaded, section, relocation);
    int64_t addend = relocation->r_addend;
    bool is_weak = ELF64_ST_BIND(symbol->st_info) == STB_WEAK;
    if (!target && !is_weak) return fail(report, "a declaration is not part of the program", name);
    uint32_t type = ELF64_R_TYPE(relocation->r_info);
    if (relocation->r_offset + (type == R_X86_64_64 || type == R_X86_64_PC64 ? 8 : 4) >
        loaded->file.sections[section].sh_size)
        return fail(report, "the object file is damaged", name);
    switch (type) {
    case R_X86_64_64: {
        uint64_t value = (uint64_t)(uintptr_t)target + (uint64_t)addend;
        memcpy(place, &value, sizeof(value));
        return true;
    }
    case R_X86_64_PC64: {
        int64_t value = target - place + addend;
        memcpy(place, &value, sizeof(value));
        return true;
    }
    case R_X86_64_GOTPCREL: case R_X86_64_GOTPCRELX: case R_X86_64_REX_GOTPCRELX:
        write32(place, make_slot(arena, target) - place + addend);
        return true;
    case R_X86_64_PLT32: case R_X86_64_PC32:
        if (type == R_X86_64_PLT32 && !fits(target - place + addend)) target = make_jump(arena, target);
        if (!fits(target - place + addend)) return fail(report, "a declaration is too far away", name);
        write32(place, target - place + addend);
        return true;
    default: return fail(report, "the object file has an unknown relocation", name);
    }
}

static bool relocate_all(const struct loaded_file *loaded, struct arena *arena, struct code_report *report) {
    for (size_t section = 1; section < loaded->file.section_count; section++) {
        if (!loaded->sections[section]) continue;
        size_t count;
        const Elf64_Rela *relocations = object_relocations(&loaded->file, section, &count);
        for (size_t index = 0; index < count; index++)
            if (!relocate(loaded, section, &relocations[index], arena, report)) return false;
    }
    return true;
}

// MARK: - The Swift runtime

/// What the runtime of Swift 6 knows about a loaded image (`MetadataSections` in swift/Runtime/ImageInspectionELF).
struct metadata_sections {
    uintptr_t version;
    const void *base;
    const void *unused[2];
    struct range {
        uintptr_t start;
        size_t length;
    } ranges[16];
};

/// The position of a section's range; the others are used by debuggers and dynamic replacement only.
static int range_index(const char *name) {
    static const char *const names[] = {"swift5_protocols", "swift5_protocol_conformances", "swift5_type_metadata"};
    for (int index = 0; index < 3; index++)
        if (strcmp(name, names[index]) == 0) return index;
    return -1;
}

/// Reports the new types and conformances of a file to the runtime.
static void register_sections(const struct loaded_file *loaded, struct arena *arena) {
    void (*add)(const void *) = (void (*)(const void *))dlsym(RTLD_DEFAULT, "swift_addNewDSOImage");
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)loaded->file.bytes;
    if (!add || header->e_shstrndx >= loaded->file.section_count) return;
    const Elf64_Shdr *names = &loaded->file.sections[header->e_shstrndx];
    for (size_t section = 1; section < loaded->file.section_count; section++) {
        const Elf64_Shdr *shdr = &loaded->file.sections[section];
        if (!loaded->sections[section] || shdr->sh_name >= names->sh_size) continue;
        int index = range_index((const char *)loaded->file.bytes + names->sh_offset + shdr->sh_name);
        if (index < 0) continue;
        // The records of the runtime are kept by it.
        struct metadata_sections *sections = calloc(1, sizeof(*sections));
        if (!sections) return;
        sections->version = 5;
        sections->base = arena->start;
        sections->ranges[index] = (struct range){(uintptr_t)loaded->sections[section], shdr->sh_size};
        add(sections);
    }
}

// MARK: - Replacement

/// Makes memory of the program writable; that of data remains so, which is harmless.
static bool unprotect(uint8_t *address, size_t length, int protection) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *start = (uint8_t *)((uintptr_t)address & ~(page - 1));
    return mprotect(start, (size_t)(address + length - start), protection) == 0;
}

// The thread sanitizer has no information on the memory of code, so it cannot check what is written there.
#if defined(__has_attribute) && __has_attribute(disable_sanitizer_instrumentation)
#define WRITES_CODE __attribute__((disable_sanitizer_instrumentation))
#else
#define WRITES_CODE
#endif

/// Writes eight bytes at once, because other threads may run the code.
WRITES_CODE static bool overwrite(uint8_t *address, const uint8_t bytes[8], int protection) {
    if (!unprotect(address, 8, protection | PROT_WRITE)) return false;
    uint64_t value;
    memcpy(&value, bytes, sizeof(value));
    __atomic_store_n((uint64_t *)address, value, __ATOMIC_SEQ_CST);
    return !(protection & PROT_EXEC) || unprotect(address, 8, protection);
}

static bool copy_constant(const struct known_symbol *old, const uint8_t *own, uint64_t size) {
    if (memcmp(old->address, own, size) == 0) return true;
    if (!unprotect(old->address, size, PROT_READ | PROT_WRITE)) return false;
    memcpy(old->address, own, size);
    return true;
}

/// Makes the first instruction of a function a jump. Shorter functions are followed by padding, because functions begin
/// at multiples of 16 bytes.
static bool redirect(const struct known_symbol *old, uint8_t *target) {
    uint8_t bytes[8];
    int64_t distance = target - (old->address + 5);
    if ((uintptr_t)old->address % 16 != 0 || !fits(distance)) return false;
    memcpy(bytes, old->address, sizeof(bytes));
    bytes[0] = 0xe9;
    write32(bytes + 1, distance);
    return overwrite(old->address, bytes, PROT_READ | PROT_EXEC);
}

/// Replaces the relative address and the size of an asynchronous function, which callers allocate before they call it.
static bool redirect_async(const struct known_symbol *old, const uint8_t *own) {
    uint8_t bytes[8];
    int32_t offset;
    memcpy(&offset, own, sizeof(offset));
    int64_t distance = own + offset - old->address;
    if (old->size < 8 || (uintptr_t)old->address % 8 != 0 || !fits(distance)) return false;
    memcpy(bytes, own, sizeof(bytes));
    write32(bytes, distance);
    return overwrite(old->address, bytes, PROT_READ);
}

static bool is_replaced(const struct loaded_file *loaded, const Elf64_Sym *symbol, enum symbol_kind kind) {
    if (kind == SYMBOL_FUNCTION) return true;
    return kind == SYMBOL_CLOSURE && loaded->previous.sections &&
           closure_is_created_equally(&loaded->file, &loaded->previous, symbol);
}

/// Replaces what a symbol of the program stands for; returns `false` if the system does not allow it.
static bool replace(
    const struct loaded_file *loaded, const Elf64_Sym *symbol, const struct known_symbol *known,
    struct code_report *report) {
    enum symbol_kind kind = symbol_kind(&loaded->file, symbol);
    uint8_t *own = own_address(loaded, symbol);
    if (kind == SYMBOL_CONSTANT)
        return copy_constant(known, own, symbol->st_size < known->size ? symbol->st_size : known->size);
    if (kind == SYMBOL_ASYNC) return redirect_async(known, own);
    if (!is_replaced(loaded, symbol, kind)) return true;
    report->replaced++;
    return redirect(known, own);
}

static bool replace_all(const struct loaded_file *loaded, struct code_report *report) {
    for (size_t index = 1; index < loaded->file.symbol_count; index++) {
        const Elf64_Sym *symbol = &loaded->file.symbols[index];
        const char *name = object_name(&loaded->file, symbol);
        uint8_t *own = own_address(loaded, symbol);
        if (!own || strncmp(name, "$s", 2) != 0) continue;
        const struct known_symbol *known = known_find(name);
        if (!known) {
            known_add(name, own, symbol->st_size);
            if (symbol_kind(&loaded->file, symbol) == SYMBOL_FUNCTION) report->added++;
        } else if (!replace(loaded, symbol, known, report)) {
            return fail(report, "the system does not allow to replace a function", name);
        }
    }
    return true;
}

static bool open_files(
    const struct code_change *changes, size_t count, struct loaded_file *loaded, struct code_report *report) {
    for (size_t index = 0; index < count; index++) {
        loaded[index].all = loaded;
        loaded[index].count = count;
        if (!object_open(changes[index].object, ET_REL, &loaded[index].file))
            return fail(report, "the object file cannot be read", changes[index].object);
        if (!changes[index].previous) continue;
        if (!object_open(changes[index].previous, ET_REL, &loaded[index].previous))
            return fail(report, "the previous object file cannot be read", changes[index].previous);
        if (code_is_compatible(&loaded[index].file, &loaded[index].previous, report)) continue;
        report->result = CODE_INCOMPATIBLE;
        return false;
    }
    return true;
}

static bool load(struct loaded_file *loaded, size_t count, struct arena *arena, struct code_report *report) {
    size_t code = 0, data = 0;
    for (size_t index = 0; index < count; index++) measure(&loaded[index].file, &code, &data);
    if (!reserve(arena, code, data)) return fail(report, "there is no memory near the program", "");
    for (size_t index = 0; index < count; index++)
        if (!place(&loaded[index], arena)) return fail(report, "there is no memory", "");
    for (size_t index = 0; index < count; index++)
        if (!relocate_all(&loaded[index], arena, report)) return false;
    if (mprotect(arena->start, (size_t)(arena->code_end - arena->start), PROT_READ | PROT_EXEC) != 0)
        return fail(report, "the system allows no new code", "");
    return true;
}

bool code_replacement_is_supported(void) {
#if defined(__x86_64__)
    return true;
#else
    return false;
#endif
}

void code_replace(const struct code_change *changes, size_t count, struct code_report *report) {
    memset(report, 0, sizeof(*report));
    if (!code_replacement_is_supported()) {
        fail(report, "code is replaced on x86-64 processors only", "");
        return;
    }
    struct loaded_file *loaded = calloc(count, sizeof(*loaded));
    struct arena arena = {0};
    report->result = CODE_FAILED;
    bool is_loaded = loaded && known_open(report) && open_files(changes, count, loaded, report) &&
                     load(loaded, count, &arena, report);
    bool is_complete = is_loaded;
    for (size_t index = 0; is_complete && index < count; index++) {
        register_sections(&loaded[index], &arena);
        is_complete = replace_all(&loaded[index], report);
    }
    if (is_complete) report->result = CODE_REPLACED;
    if (!is_loaded && arena.start) munmap(arena.start, (size_t)(arena.end - arena.start));
    for (size_t index = 0; loaded && index < count; index++) {
        free(loaded[index].sections);
        object_close(&loaded[index].file);
        object_close(&loaded[index].previous);
    }
    free(loaded);
}
