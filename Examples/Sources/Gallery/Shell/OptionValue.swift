/// A mistake in the arguments of the program.
struct OptionError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// An option of the command line and the argument that follows it.
struct OptionValue {
    let option: String
    /// The argument, or `nil` at the end of the command line.
    let text: String?

    var string: String {
        get throws(OptionError) {
            guard let text, !text.isEmpty else { throw OptionError("The option \(option) has no value.") }
            return text
        }
    }

    /// Returns a number greater than 0.
    func positive<Number: Comparable & ExpressibleByIntegerLiteral>(
        _ parse: (String) -> Number?
    ) throws(OptionError) -> Number {
        let string = try self.string
        guard let number = parse(string), number > 0 else {
            throw OptionError("The value \(string) of \(option) is not a number greater than 0.")
        }
        return number
    }

    /// Returns the value with the name that the argument is.
    func choice<Value>(among choices: [(name: String, value: Value)]) throws(OptionError) -> Value {
        let string = try self.string
        guard let choice = choices.first(where: { $0.name == string }) else {
            let names = choices.map(\.name).joined(separator: ", ")
            throw OptionError("The option \(option) has no value \(string); there are: \(names).")
        }
        return choice.value
    }
}
