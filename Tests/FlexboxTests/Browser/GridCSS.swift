import Flexbox

/// Parsing of CSS grid properties, with lengths written as in `20p`.
extension GridStyle {
    /// Sets a property by its CSS name, and returns `false` if it is not a grid property.
    mutating func set(_ name: String, _ value: String) throws -> Bool {
        switch name {
        case "grid-template-columns": templateColumns = try TrackParser(value).list()
        case "grid-template-rows": templateRows = try TrackParser(value).list()
        case "grid-auto-columns": autoColumns = try TrackParser(value).sizes()
        case "grid-auto-rows": autoRows = try TrackParser(value).sizes()
        case "grid-auto-flow":
            let flows: [String: GridAutoFlow] = [
                "row": .row, "column": .column, "row dense": .rowDense, "column dense": .columnDense,
            ]
            guard let flow = flows[value] else { throw UnknownCSS(description: value) }
            autoFlow = flow
        case "grid-template-areas":
            templateAreas = value.split(separator: "'").map(String.init).filter { $0 != " " }
        case "grid-column-start": columnStart = try Self.line(value)
        case "grid-column-end": columnEnd = try Self.line(value)
        case "grid-row-start": rowStart = try Self.line(value)
        case "grid-row-end": rowEnd = try Self.line(value)
        default: return false
        }
        return true
    }

    private static func line(_ text: String) throws -> GridLine {
        if text == "auto" { return .auto }
        let words = text.split(separator: " ")
        let number = words.lazy.compactMap { Int($0) }.first
        let name = words.first { Int($0) == nil && $0 != "span" }.map(String.init)
        switch (words.first == "span", number, name) {
        case (true, let number, let name?): return .spanTo(number ?? 1, name)
        case (true, let number?, nil): return .span(number)
        case (false, let number?, nil): return .line(number)
        case (false, let number?, let name?): return .nth(number, name)
        case (false, nil, let name?): return .named(name)
        default: throw UnknownCSS(description: text)
        }
    }
}

/// A parser for track lists.
private struct TrackParser {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    func list() throws -> [GridTrack] {
        var parser = self
        return try parser.readList()
    }

    func sizes() throws -> [GridTrackSize] {
        try list().map {
            guard case .size(let size) = $0 else { throw UnknownCSS(description: text) }
            return size
        }
    }

    private mutating func readList() throws -> [GridTrack] {
        var tracks: [GridTrack] = []
        while let word = readWord() {
            tracks.append(try readTrack(word))
        }
        return tracks
    }

    /// Reads up to a space, a comma or a bracket; returns `nil` at the end of the list.
    private mutating func readWord() -> String? {
        rest = rest.drop { $0 == " " }
        let word = rest.prefix { !" ,()".contains($0) }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    private mutating func expect(_ character: Character) throws {
        guard rest.first == character else { throw UnknownCSS(description: text) }
        rest = rest.dropFirst()
    }

    private mutating func readTrack(_ word: String) throws -> GridTrack {
        if word == "subgrid" { return .subgrid }
        guard word == "repeat" else { return .size(try readSize(word)) }
        try expect("(")
        let count = readWord() ?? ""
        try expect(",")
        var sizes: [GridTrackSize] = []
        while let word = readWord() { sizes.append(try readSize(word)) }
        try expect(")")
        switch count {
        case "auto-fill": return .autoFill(sizes)
        case "auto-fit": return .autoFit(sizes)
        default:
            guard let times = Int(count) else { throw UnknownCSS(description: text) }
            return .repeats(times, sizes)
        }
    }

    private mutating func readSize(_ word: String) throws -> GridTrackSize {
        if word.hasPrefix("[") { return try readNames(word) }
        switch word {
        case "minmax":
            try expect("(")
            let least = try breadth(readWord() ?? "")
            try expect(",")
            let largest = try breadth(readWord() ?? "")
            try expect(")")
            return .minmax(least, largest)
        case "fit-content":
            try expect("(")
            let limit = try breadth(readWord() ?? "")
            try expect(")")
            switch limit {
            case .points(let value): return .fitContent(.points(value))
            case .percent(let value): return .fitContent(.percent(value))
            default: throw UnknownCSS(description: text)
            }
        default:
            let size = try breadth(word)
            if case .fraction(let value) = size { return .fraction(value) }
            return .minmax(size, size)
        }
    }

    private mutating func readNames(_ word: String) throws -> GridTrackSize {
        var words = [word]
        while words.last?.hasSuffix("]") == false, let next = readWord() { words.append(next) }
        guard words.last?.hasSuffix("]") == true else { throw UnknownCSS(description: text) }
        return .lines(words.map { String($0.drop { $0 == "[" }.prefix { $0 != "]" }) })
    }

    private func breadth(_ word: String) throws -> GridBreadth {
        switch word {
        case "auto": return .auto
        case "min-content": return .minContent
        case "max-content": return .maxContent
        default: break
        }
        if word.hasSuffix("fr"), let value = Double(word.dropLast(2)) { return .fraction(value) }
        if word.hasSuffix("%"), let value = Double(word.dropLast()) { return .percent(value) }
        guard word.hasSuffix("p"), let value = Double(word.dropLast()) else { throw UnknownCSS(description: text) }
        return .points(value)
    }
}
