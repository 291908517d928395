/// Converts between GTK's offsets, in UTF-8 bytes or Unicode scalars, and UTF-16 units.
///
/// Offsets outside of the text are clamped; offsets inside of a scalar are rounded down to its start.
///
/// - Complexity: O(*n*) in the length of the text, which is a composition or the text around a caret.
struct TextOffsets {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    func utf16(atByte byte: Int) -> Int {
        convert(byte, from: UTF8.width, to: UTF16.width)
    }

    func utf16(atScalar count: Int) -> Int {
        convert(count, from: { _ in 1 }, to: UTF16.width)
    }

    func byte(atUTF16 offset: Int) -> Int {
        convert(offset, from: UTF16.width, to: UTF8.width)
    }

    private func convert(
        _ place: Int, from source: (Unicode.Scalar) -> Int, to target: (Unicode.Scalar) -> Int
    ) -> Int {
        var (seen, result) = (0, 0)
        for scalar in text.unicodeScalars {
            seen += source(scalar)
            guard seen <= place else { break }
            result += target(scalar)
        }
        return result
    }
}
