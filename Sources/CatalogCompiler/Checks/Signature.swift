internal import Localization

/// The arguments of a text: the kind of each, and the name of its substitution.
struct Signature: Sendable {
    struct Argument: Sendable {
        let kind: FormatSpecifier.Kind
        /// The placeholder as it is written, for messages.
        let placeholder: String
        var name: String?
        let offset: Int
    }

    /// A placeholder that contradicts another one for the same argument.
    struct Contradiction {
        let position: Int
        let placeholder: String
        let other: String
        let offset: Int
    }

    /// The arguments by their positions, from 1 on.
    private(set) var arguments: [Int: Argument] = [:]
    private(set) var contradictions: [Contradiction] = []
    /// The names of substitutions that a text refers to but does not have.
    private(set) var unknownNames: [(name: String, offset: Int)] = []
    /// The texts outside a substitution that contain `%arg`.
    private(set) var misplacedArguments: [Int] = []
    /// The texts with a percent sign that begins no placeholder.
    private(set) var strays: [Int] = []
    /// The positions of the arguments of the substitutions of a text, in their order.
    private(set) var substitutionPositions: [String: Int] = [:]

    /// Collects the arguments of all forms of a text.
    init(_ text: CatalogText) {
        let substitutions = Dictionary(text.substitutions.map { ($0.name, $0) }) { first, _ in first }
        for unit in text.forms.units { add(unit, substitutions: substitutions, isSubstitution: false) }
        for substitution in text.substitutions {
            for unit in substitution.forms.units { add(unit, substitutions: [:], isSubstitution: true) }
        }
    }

    private mutating func add(
        _ unit: CatalogUnit, substitutions: [String: CatalogSubstitution], isSubstitution: Bool
    ) {
        guard unit.text.utf8.contains(UInt8(ascii: "%")) else { return }
        let format = FormatText(unit.text)
        if !format.strays.isEmpty { strays.append(unit.offset) }
        var last = 0
        for part in format.parts {
            switch part {
            case .literal: break
            case .argument: if !isSubstitution { misplacedArguments.append(unit.offset) }
            case .placeholder(let specifier):
                last = specifier.position ?? last + 1
                add(specifier, at: last, name: nil, offset: unit.offset)
            case .substitution(let name):
                guard let found = substitutions[name] else {
                    unknownNames.append((name, unit.offset))
                    continue
                }
                last = found.argument ?? last + 1
                substitutionPositions[name] = last
                if case .placeholder(let specifier)? = FormatText("%\(found.specifier)").parts.first {
                    add(specifier, at: last, name: name, offset: found.offset)
                }
            }
        }
    }

    private mutating func add(_ specifier: FormatSpecifier, at position: Int, name: String?, offset: Int) {
        guard let kind = specifier.kind else { return }
        let placeholder = "%\(specifier.length)\(specifier.conversion)"
        guard let known = arguments[position] else {
            arguments[position] = Argument(kind: kind, placeholder: placeholder, name: name, offset: offset)
            return
        }
        if !known.kind.accepts(kind) {
            contradictions.append(
                Contradiction(
                    position: position, placeholder: placeholder, other: known.placeholder, offset: offset))
        }
        if known.name == nil { arguments[position]?.name = name }
    }
}

extension FormatSpecifier.Kind {
    /// Returns whether an argument of this kind can replace a placeholder of another one.
    func accepts(_ other: FormatSpecifier.Kind) -> Bool {
        self == other || [self, other].allSatisfy { $0 == .integer || $0 == .unsigned }
    }

    /// Whether the kind has plural forms.
    var isNumeric: Bool { self != .text && self != .character }
}
