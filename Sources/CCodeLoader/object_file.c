#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

static bool in_file(const struct object_file *file, uint64_t offset, uint64_t length) {
    return offset <= file->length && length <= file->length - offset;
}

static bool map(const char *path, struct object_file *file) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct stat status;
    void *bytes = MAP_FAILED;
    if (fstat(descriptor, &status) == 0 && status.st_size >= (off_t)sizeof(Elf64_Ehdr)) {
        file->length = (size_t)status.st_size;
        bytes = mmap(NULL, file->length, PROT_READ, MAP_PRIVATE, descriptor, 0);
    }
    close(descriptor);
    if (bytes == MAP_FAILED) return false;
    file->bytes = bytes;
    return true;
}

static bool read_header(struct object_file *file, uint16_t type) {
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file->bytes;
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return false;
    if (header->e_machine != EM_X86_64 || header->e_type != type) return false;
    if (header->e_shentsize != sizeof(Elf64_Shdr) || header->e_shoff % 8 != 0) return false;
    if (!in_file(file, header->e_shoff, sizeof(Elf64_Shdr))) return false;
    file->sections = (const Elf64_Shdr *)(file->bytes + header->e_shoff);
    // The number of sections is in the first one if the header has no space for it.
    file->section_count = header->e_shnum ? header->e_shnum : file->sections[0].sh_size;
    return file->section_count < 1u << 24 &&
           in_file(file, header->e_shoff, file->section_count * sizeof(Elf64_Shdr));
}

static bool read_symbols(struct object_file *file, const Elf64_Shdr *table) {
    if (table->sh_link >= file->section_count || table->sh_offset % 8 != 0) return false;
    const Elf64_Shdr *names = &file->sections[table->sh_link];
    if (!in_file(file, names->sh_offset, names->sh_size) || names->sh_size == 0) return false;
    file->symbols = (const Elf64_Sym *)(file->bytes + table->sh_offset);
    file->symbol_count = table->sh_size / sizeof(Elf64_Sym);
    file->names = (const char *)file->bytes + names->sh_offset;
    file->names_length = names->sh_size;
    return file->names[file->names_length - 1] == 0;
}

static bool read_sections(struct object_file *file) {
    file->relocations = calloc(file->section_count, sizeof(uint32_t));
    if (!file->relocations) return false;
    for (size_t index = 1; index < file->section_count; index++) {
        const Elf64_Shdr *section = &file->sections[index];
        if (section->sh_type != SHT_NOBITS && !in_file(file, section->sh_offset, section->sh_size)) return false;
        if (section->sh_addralign > 4096) return false;
        if (section->sh_type == SHT_SYMTAB && !read_symbols(file, section)) return false;
        if (section->sh_type != SHT_RELA) continue;
        if (section->sh_info >= file->section_count || section->sh_offset % 8 != 0) return false;
        file->relocations[section->sh_info] = (uint32_t)index;
    }
    return file->symbols != NULL;
}

bool object_open(const char *path, uint16_t type, struct object_file *file) {
    memset(file, 0, sizeof(*file));
    if (map(path, file) && read_header(file, type) && read_sections(file)) return true;
    object_close(file);
    return false;
}

void object_close(struct object_file *file) {
    free(file->relocations);
    if (file->bytes) munmap((void *)file->bytes, file->length);
    memset(file, 0, sizeof(*file));
}

const char *object_name(const struct object_file *file, const Elf64_Sym *symbol) {
    return symbol->st_name < file->names_length ? file->names + symbol->st_name : "";
}

const Elf64_Rela *object_relocations(const struct object_file *file, size_t section, size_t *count) {
    const Elf64_Shdr *table = &file->sections[file->relocations[section]];
    *count = file->relocations[section] ? table->sh_size / sizeof(Elf64_Rela) : 0;
    return (const Elf64_Rela *)(file->bytes + table->sh_offset);
}

const Elf64_Sym *object_target(const struct object_file *file, const Elf64_Rela *relocation) {
    uint64_t index = ELF64_R_SYM(relocation->r_info);
    return &file->symbols[index < file->symbol_count ? index : 0];
}

bool object_defines(const struct object_file *file, const Elf64_Sym *symbol) {
    if (symbol->st_shndx == SHN_UNDEF || symbol->st_shndx >= file->section_count) return false;
    const Elf64_Shdr *section = &file->sections[symbol->st_shndx];
    return (section->sh_flags & SHF_ALLOC) && symbol->st_value <= section->sh_size &&
           symbol->st_size <= section->sh_size - symbol->st_value;
}

/// The number of bytes between a displacement in an instruction and the next instruction.
static int64_t bytes_after_displacement(const uint8_t *code, uint64_t offset) {
    if (offset < 3 || (code[offset - 1] & 0xc7) != 0x05) return 4;
    bool is_test = (code[offset - 1] & 0x38) <= 0x08;
    switch (code[offset - 2]) {
    case 0x6b: case 0x80: case 0x83: case 0xc0: case 0xc1: case 0xc6: return 5;
    case 0xf6: return is_test ? 5 : 4;
    case 0x69: case 0x81: case 0xc7: return code[offset - 3] == 0x66 ? 6 : 8;
    case 0xf7: return !is_test ? 4 : code[offset - 3] == 0x66 ? 6 : 8;
    default: return 4;
    }
}

uint64_t object_target_offset(const struct object_file *file, size_t section, const Elf64_Rela *relocation) {
    const Elf64_Shdr *header = &file->sections[section];
    uint32_t type = ELF64_R_TYPE(relocation->r_info);
    bool is_code = header->sh_flags & SHF_EXECINSTR && type != R_X86_64_64;
    int64_t after = is_code ? bytes_after_displacement(file->bytes + header->sh_offset, relocation->r_offset) : 0;
    return (uint64_t)(relocation->r_addend + after);
}
