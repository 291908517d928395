/// Parses visual formats in O(n).
///
///     format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
///     view       = "[" name [list] "]"
///     connection = "" | "-" | "-" (value | list) "-"
///     list       = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | "<=" | ">="] value {("*" | "/" | "+" | "-") value} ["@" value]
///     value      = number | name
struct VisualFormatParser {
    private let characters: [Character]
    private var index = 0

    init(_ format: String) {
        characters = Array(format)
    }

    /// Parses the whole format.
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        format.axis = orientation()
        if take("|") {
            format.elements.append(VisualFormat.Element(position: index - 1))
            format.connections.append(try connection())
        }
        guard current == "[" else { throw error("Expected a view, as in [name].") }
        format.elements.append(try view())
        while current != nil {
            format.connections.append(try connection())
            if take("|") {
                format.elements.append(VisualFormat.Element(position: index - 1))
                guard current == nil else {
                    throw error("Expected the end of the format after the superview's second edge.")
                }
            } else {
                guard current == "[" else { throw error("Expected a view or the superview's edge.") }
                format.elements.append(try view())
            }
        }
        return format
    }

    private mutating func orientation() -> NSLayoutConstraint.Axis {
        guard characters.count > 1, characters[1] == ":" else { return .horizontal }
        guard characters[0] == "H" || characters[0] == "V" else { return .horizontal }
        index = 2
        return characters[0] == "V" ? .vertical : .horizontal
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
        let start = index + 1
        index = start
        guard let name = name() else { throw error("Expected the name of a view.") }
        var element = VisualFormat.Element(name: name, position: start)
        if current == "(" { element.predicates = try list() }
        guard take("]") else { throw error("Expected ] after the view.") }
        return element
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .none }
        if current == "[" || current == "|" { return .standard }
        let predicates =
            current == "(" ? try list() : [VisualFormat.Predicate(object: try value(isSigned: false))]
        guard take("-") else { throw error("Expected - after the distance.") }
        return .predicates(predicates)
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        index += 1
        var predicates = [try predicate()]
        while take(",") { predicates.append(try predicate()) }
        guard take(")") else { throw error("Expected ) after the conditions.") }
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, object: try value(isSigned: true))
        while let symbol = current, "*/+-".contains(symbol) {
            index += 1
            predicate.operations.append((symbol, try value(isSigned: false)))
        }
        if take("@") { predicate.priority = try value(isSigned: false) }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        let relations: [(Character, NSLayoutConstraint.Relation)] = [
            ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
        ]
        for (symbol, relation) in relations where take(symbol) {
            guard take("=") else { throw error("Expected ==, <= or >=.") }
            return relation
        }
        return .equal
    }

    private mutating func value(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Value {
        let start = index
        if let name = name() { return VisualFormat.Value(content: .name(name), position: start) }
        var text = isSigned && take("-") ? "-" : ""
        while let digit = current, digit.isASCII, digit.isNumber || digit == "." {
            text.append(digit)
            index += 1
        }
        guard let number = Double(text) else {
            index = start
            throw error("Expected a number or a name.")
        }
        return VisualFormat.Value(content: .number(number), position: start)
    }

    // MARK: Characters

    private var current: Character? {
        index < characters.count ? characters[index] : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        index += 1
        return true
    }

    private mutating func name() -> String? {
        guard let first = current, first.isLetter || first == "_" else { return nil }
        let rest = characters[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        index += rest.count
        return String(rest)
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, position: index)
    }
}
