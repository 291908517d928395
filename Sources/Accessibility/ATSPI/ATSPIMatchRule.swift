internal import OpenDisplay

/// The rule by which a client searches in a container, as of the interface `Collection`.
struct ATSPIMatchRule {
    /// The type of a rule in a message: states, attributes, roles and interfaces, each with the kind of match, and whether
    /// the result is inverted.
    static let signature = "(aiia{ss}iaiiasib)"

    /// How many values of a property must apply; the numbers are those of `AtspiCollectionMatchType`.
    enum Kind: Int {
        case invalid = 0
        case all
        case any
        case none
        /// A node matches that has no values at all if none is requested, and otherwise exactly these.
        case empty
    }

    private struct Criterion<Value> {
        var values: [Value]
        var kind: Kind

        init(_ values: [Value], _ kind: DBusValue) {
            self.values = values
            self.kind = kind.asInteger.flatMap { Kind(rawValue: $0) } ?? .invalid
        }

        var isVoid: Bool { kind == .invalid || values.isEmpty && kind != .empty }

        func matches(count: Int, _ applies: (Value) -> Bool) -> Bool {
            switch kind {
            case .invalid: true
            case .all: values.allSatisfy(applies)
            case .any: values.isEmpty || values.contains(where: applies)
            case .none: !values.contains(where: applies)
            case .empty: count == values.count && values.allSatisfy(applies)
            }
        }
    }

    private var states: Criterion<Int>
    private var attributes: Criterion<(name: String, values: [Substring])>
    private var roles: Criterion<UInt32>
    private var interfaces: Criterion<String>
    private let isInverted: Bool

    /// Creates a rule from the value in a message; `nil` if it has another type.
    init?(_ value: DBusValue?) {
        guard let fields = value?.asElements, fields.count == 9 else { return nil }
        states = Criterion(Self.bits(fields[0]), fields[1])
        attributes = Criterion(Self.attributes(fields[2]), fields[3])
        roles = Criterion(Self.bits(fields[4]).map { UInt32($0) }, fields[5])
        interfaces = Criterion(fields[6].asStrings.map { $0.lowercased() }, fields[7])
        isInverted = fields[8].asBoolean ?? false
    }

    /// The number of words of a bit field that are read; there are fewer than 256 roles and states.
    private static let maximumWords = 8

    /// Returns the numbers of the bits that are set in an array of words.
    private static func bits(_ value: DBusValue) -> [Int] {
        let words = (value.asElements ?? []).prefix(maximumWords).map {
            UInt32(truncatingIfNeeded: $0.asInteger ?? 0)
        }
        return words.enumerated().flatMap { index, word in
            (0..<32).filter { word & 1 << UInt32($0) != 0 }.map { index * 32 + $0 }
        }
    }

    /// Returns the attributes, each with its alternatives, which colons separate.
    private static func attributes(_ value: DBusValue) -> [(name: String, values: [Substring])] {
        (value.asElements ?? []).compactMap { entry in
            guard case .entry(.string(let name), .string(let text)) = entry else { return nil }
            return (name, text.split(separator: ":", omittingEmptySubsequences: false))
        }
    }

    /// Returns whether a node matches; the properties are requested only if the rule depends on them.
    @MainActor func matches(
        role: UInt32, interfaces own: () -> [ATSPIInterface], attributes present: () -> [String: String],
        states words: () -> [UInt32]
    ) -> Bool {
        let isMatch =
            matches(role: role) && matches(interfaces: own) && matches(attributes: present) && matches(states: words)
        return isMatch != isInverted
    }

    private func matches(role: UInt32) -> Bool {
        roles.isVoid || roles.matches(count: 1) { $0 == role }
    }

    private func matches(interfaces own: () -> [ATSPIInterface]) -> Bool {
        guard !interfaces.isVoid else { return true }
        let names = own().map { $0.rawValue.lowercased() }
        return interfaces.matches(count: names.count) { desired in
            names.contains { $0 == desired || $0.hasSuffix("." + desired) }
        }
    }

    private func matches(attributes present: () -> [String: String]) -> Bool {
        guard !attributes.isVoid else { return true }
        let own = present()
        return attributes.matches(count: own.count) { desired in
            own[desired.name].map { value in desired.values.contains { $0 == value } } ?? false
        }
    }

    private func matches(states words: () -> [UInt32]) -> Bool {
        guard !states.isVoid else { return true }
        let own = words()
        let count = own.reduce(0) { $0 + $1.nonzeroBitCount }
        return states.matches(count: count) { state in
            own.indices.contains(state / 32) && own[state / 32] & 1 << UInt32(state % 32) != 0
        }
    }
}
