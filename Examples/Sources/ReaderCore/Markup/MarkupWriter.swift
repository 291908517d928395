/// Writes markup.
enum MarkupWriter {
    private static let maximumDepth = 200
    private static let emptyElements: Set = ["br", "hr", "img"]

    /// Returns the content of an element as HTML.
    static func html(_ element: MarkupNode) -> String {
        var result = ""
        for child in element.children { write(child, to: &result, depth: 0) }
        return result
    }

    private static func write(_ node: MarkupNode, to result: inout String, depth: Int) {
        guard depth < maximumDepth else { return }
        switch node.kind {
        case .text: result += escaped(node.content)
        case .entity: result += escaped(node.entityText)
        case .other: break
        case .element:
            result += "<\(node.name)\(attributes(of: node))>"
            guard !emptyElements.contains(node.name) else { return }
            for child in node.children { write(child, to: &result, depth: depth + 1) }
            result += "</\(node.name)>"
        }
    }

    private static func attributes(of node: MarkupNode) -> String {
        ["href", "src", "alt", "title", "width", "height", "start"].compactMap { name in
            node.attribute(name).map { " \(name)=\"\(escaped($0))\"" }
        }
        .joined()
    }

    /// Returns a text with entities instead of the characters that markup consists of.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
