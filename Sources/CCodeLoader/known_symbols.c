#define _GNU_SOURCE
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// A hash table with open addressing. It is never freed, because the symbols of the program do not change.
static struct known_symbol *table;
static size_t capacity, used;
static uint8_t *program_start, *program_end;

static size_t hash(const char *name) {
    uint64_t value = 14695981039346656037u;
    for (; *name; name++) value = (value ^ (uint8_t)*name) * 1099511628211u;
    return (size_t)(value ^ value >> 32);
}

static struct known_symbol *slot(const char *name) {
    size_t index = hash(name) & (capacity - 1);
    while (table[index].name && strcmp(table[index].name, name) != 0) index = (index + 1) & (capacity - 1);
    return &table[index];
}

static bool reserve(size_t count) {
    size_t needed = 1024;
    while (needed < count * 2) needed *= 2;
    if (needed <= capacity) return true;
    struct known_symbol *old = table, *larger = calloc(needed, sizeof(*larger));
    if (!larger) return false;
    size_t old_capacity = capacity;
    table = larger;
    capacity = needed;
    for (size_t index = 0; index < old_capacity; index++)
        if (old[index].name) *slot(old[index].name) = old[index];
    free(old);
    return true;
}

static void insert(const char *name, uint8_t *address, uint64_t size) {
    struct known_symbol *found = slot(name);
    if (found->name) return;
    *found = (struct known_symbol){name, address, size};
    used++;
}

static int note_program(struct dl_phdr_info *info, size_t size, void *base) {
    (void)size;
    program_start = (uint8_t *)UINTPTR_MAX;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type != PT_LOAD) continue;
        uint8_t *start = (uint8_t *)info->dlpi_addr + header->p_vaddr, *end = start + header->p_memsz;
        if (start < program_start) program_start = start;
        if (end > program_end) program_end = end;
    }
    *(uint8_t **)base = (uint8_t *)info->dlpi_addr;
    return 1;  // The program itself is the first object.
}

bool known_open(struct code_report *report) {
    if (table) return true;
    static struct object_file program;
    if (!object_open("/proc/self/exe", ET_DYN, &program)) {
        strcpy(report->reason, "the program has no symbols, or is no position-independent executable");
        return false;
    }
    uint8_t *base = NULL;
    dl_iterate_phdr(note_program, &base);
    if (!reserve(program.symbol_count)) return false;
    for (size_t index = 1; index < program.symbol_count; index++) {
        const Elf64_Sym *symbol = &program.symbols[index];
        int type = ELF64_ST_TYPE(symbol->st_info);
        const char *name = object_name(&program, symbol);
        bool is_unique = ELF64_ST_BIND(symbol->st_info) != STB_LOCAL || name[0] == '$';
        if (symbol->st_shndx == SHN_UNDEF || type == STT_SECTION || type == STT_FILE || type == STT_TLS) continue;
        if (is_unique && name[0]) insert(name, base + symbol->st_value, symbol->st_size);
    }
    return true;
}

const struct known_symbol *known_find(const char *name) {
    const struct known_symbol *found = slot(name);
    return found->name ? found : NULL;
}

void known_add(const char *name, uint8_t *address, uint64_t size) {
    char *copy = known_find(name) || !reserve(used + 1) ? NULL : strdup(name);
    if (copy) insert(copy, address, size);
}

void known_range(uint8_t **start, uint8_t **end) {
    *start = program_start;
    *end = program_end;
}
