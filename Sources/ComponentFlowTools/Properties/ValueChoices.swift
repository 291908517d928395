#if INSPECTOR

/// The named values of a type, in the order in which they are offered.
struct ValueChoices<Value: Equatable> {
    private let list: [(name: String, value: Value)]

    init(_ list: [(name: String, value: Value)]) {
        self.list = list
    }

    /// Creates the choices of a type whose raw values are the names of its constants.
    init(_ values: [Value]) where Value: RawRepresentable, Value.RawValue == String {
        list = values.map { ($0.rawValue, $0) }
    }

    /// The cases of an enumeration without associated values; none for other types.
    static var cases: ValueChoices {
        let names = EnumerationCases.names(of: Value.self) ?? []
        return ValueChoices(names.enumerated().map { ($1, EnumerationCases.value(at: $0, of: Value.self)) })
    }

    var names: [String] { list.map(\.name) }

    /// Returns the name of a value; `nil` if it is not among the choices.
    func name(of value: Value) -> String? {
        list.first { $0.value == value }?.name
    }

    /// Returns the value with a name; `nil` if there is none.
    func value(named name: String) -> Value? {
        list.first { $0.name == name }?.value
    }
}

#endif
