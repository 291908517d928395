/// The parts of a source file between `// <code>` and `// </code>`, without their common indentation.
struct ShownCode {
    let text: String

    init(of source: String) {
        var parts: [[Substring]] = []
        var isShown = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            switch line.drop(while: { $0 == " " }) {
            case "// <code>":
                isShown = true
                parts.append([])
            case "// </code>": isShown = false
            case _ where isShown: parts[parts.count - 1].append(line)
            default: break
            }
        }
        text = parts.map { Self.outdented($0).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private static func outdented(_ lines: [Substring]) -> [Substring] {
        let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let indent = indents.min() ?? 0
        return lines.map { $0.dropFirst(indent) }
    }
}
