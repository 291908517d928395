import Foundation

/// A library that a program loads when it needs it, so that it is not among those that are linked.
///
/// Programs name them in notes of their ELF files ("Dlopen Metadata for ELF Files" of the UAPI group).
struct LoadedLibrary: Decodable, Equatable {
    private enum CodingKeys: String, CodingKey {
        case names = "soname"
        case priority
    }

    /// The names of the library and of those that can replace it, in order of preference.
    let names: [String]
    /// "required", "recommended" or "suggested"; without a value, it is recommended.
    private let priority: String?

    /// The type of the notes, and the name of their owner, as in little-endian files.
    private static let magic = Data([0x0A, 0x0C, 0x7C, 0x40]) + Data("FDO\0".utf8)

    /// Returns the libraries that the notes of an ELF file declare as required.
    static func required(by file: Data) -> [LoadedLibrary] {
        notes(in: file).flatMap { (try? JSONDecoder().decode([LoadedLibrary].self, from: $0)) ?? [] }
            .filter { $0.priority == "required" }
    }

    /// Returns the descriptions of the notes; the size of each is stored before its type.
    private static func notes(in file: Data) -> [Data] {
        var (notes, start): ([Data], Data.Index) = ([], file.startIndex)
        while let found = file.range(of: magic, in: start..<file.endIndex) {
            start = found.upperBound
            guard found.lowerBound - file.startIndex >= 4 else { continue }
            let size = file[found.lowerBound - 4..<found.lowerBound].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard size <= file.endIndex - start else { continue }
            // The text ends with a zero.
            notes.append(file[start..<start + size].prefix { $0 != 0 })
        }
        return notes
    }
}
