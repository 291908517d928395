#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The constraints that concern a view, whose constants can be set.
///
/// They have names such as `constraint.12`, with a number that stays the same.
@MainActor
struct ViewConstraints: NamedValues {
    private static let prefix = "constraint."
    /// The largest number of constraints of a view that are listed.
    private static let limit = 200

    let view: UIView
    let nodes: NodeTable

    var json: [JSONValue] {
        view.constraintsConcerningIt.prefix(Self.limit).map { constraint in
            [
                "name": .string(name(of: constraint)), "title": .string("\(constraint)"), "kind": "number",
                "value": JSONValue(constraint.constant), "settable": true,
            ]
        }
    }

    private func name(of constraint: NSLayoutConstraint) -> String {
        "\(Self.prefix)\(nodes.number(of: constraint))"
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.prefix)
    }

    /// Sets the constant of a constraint, and returns the Swift line that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        guard let constraint = view.constraintsConcerningIt.first(where: { self.name(of: $0) == name }) else {
            throw .impossible("There is no active constraint \(name) of the view, or not any more.")
        }
        guard let constant = CGFloat.value(of: json) else {
            throw .invalidParameters("The constant of a constraint is \(CGFloat.expectation).")
        }
        constraint.constant = constant
        return "constraint.constant = \(constant.swift)"
    }
}

extension UIView {
    /// The active constraints of the view and its ancestors that relate it to others, or specify its size.
    var constraintsConcerningIt: [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
            $0.isActive && ($0.firstItem === self || $0.secondItem === self)
        }
    }
}

#endif
