/// Reads numbers from bytes; an access outside of the bytes returns nil.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    var isBigEndian = true

    var count: Int { bytes.count }

    func byte(_ index: Int) -> Int? {
        bytes.indices.contains(index) ? Int(bytes[index]) : nil
    }

    func word(_ index: Int) -> Int? {
        number(index, length: 2)
    }

    func long(_ index: Int) -> Int? {
        number(index, length: 4)
    }

    private func number(_ index: Int, length: Int) -> Int? {
        guard index >= 0, index <= bytes.count - length else { return nil }
        let part = bytes[index..<index + length]
        return isBigEndian ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the signed 16.16 fixed-point number at `index`.
    func fixed(_ index: Int) -> Double? {
        long(index).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    func has(_ text: String, at index: Int) -> Bool {
        let text = Array(text.utf8)
        return index >= 0 && index <= bytes.count - text.count && bytes[index..<index + text.count].elementsEqual(text)
    }

    /// Returns the index of the first occurrence of `desired` at or after `start`.
    func firstIndex(of desired: [UInt8], from start: Int = 0) -> Int? {
        guard let base = bytes.baseAddress, let first = desired.first else { return nil }
        var index = max(start, 0)
        while index <= count - desired.count, let found = memchr(base + index, Int32(first), count - index) {
            index = UnsafeRawPointer(found) - base
            if index <= count - desired.count, memcmp(found, desired, desired.count) == 0 { return index }
            index += 1
        }
        return nil
    }

    func part(from start: Int, count: Int) -> ByteReader? {
        guard start >= 0, count >= 0, start <= bytes.count - count else { return nil }
        return ByteReader(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
    }
}
