extension String {
    /// The text on one line: line breaks become spaces, and other control characters are removed.
    package var onOneLine: String {
        let hasControls = unicodeScalars.contains { $0.properties.generalCategory == .control || $0.isLineBreak }
        guard hasControls else { return self }
        let joined = replacingOccurrences(of: "\r\n", with: "\n")
        return String(
            String.UnicodeScalarView(
                joined.unicodeScalars.compactMap { scalar in
                    if scalar.isLineBreak || scalar == "\t" { return " " }
                    return scalar.properties.generalCategory == .control ? nil : scalar
                }))
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
