/// The reasons for which a constraint is rejected, clamped or left inactive.
enum ConstraintProblem {
    case unknownItem
    case missingAttribute
    case missingSecondItem
    case incompatibleAttributes
    case mixedSides
    case notFinite
    case exceedsLimit
    case noCommonAncestor

    /// Returns the problem of a new constraint, or `nil` if the constraint is valid.
    @MainActor init?(first: LayoutOperand, second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat) {
        guard multiplier.isFinite, constant.isFinite else {
            self = .notFinite
            return
        }
        guard first.attribute != .notAnAttribute else {
            self = .missingAttribute
            return
        }
        // With a multiplier of 0 the second operand drops out, which leaves a position equal to a constant: that is
        // invalid.
        self.init(first: first, second: multiplier == 0 && first.isPlace ? nil : second)
    }

    /// Returns the problem of comparing two operands, or `nil` if they can be compared.
    ///
    /// As in UIKit, positions can be compared with positions along the other axis.
    @MainActor init?(first: LayoutOperand, second: LayoutOperand?) {
        guard let second else {
            guard first.isPlace else { return nil }
            self = .missingSecondItem
            return
        }
        guard first.isPlace == second.isPlace else {
            self = .incompatibleAttributes
            return
        }
        if first.origin == nil, second.origin == nil,
            (first.attribute.isDirectional && second.attribute.isAbsoluteSide)
                || (first.attribute.isAbsoluteSide && second.attribute.isDirectional)
        {
            self = .mixedSides
            return
        }
        return nil
    }

    @MainActor func report(first: LayoutOperand?, second: LayoutOperand?) {
        let (rule, message, hint) = wording
        Diagnostics.report(
            Diagnostic(
                rule: rule, message: message,
                subject: [first, second].compactMap { $0?.summary }.joined(separator: " and "), hint: hint))
    }

    private var wording: (rule: String, message: String, hint: String) {
        switch self {
        case .unknownItem:
            (
                "constraint.unknown-item",
                "An item of a constraint is neither a view nor a layout guide; the constraint has no effect.",
                "Pass a UIView or a UILayoutGuide."
            )
        case .missingAttribute:
            (
                "constraint.missing-attribute", "A constraint has no attribute for its first item.",
                "Specify an attribute of the first item, for example .width."
            )
        case .missingSecondItem:
            (
                "constraint.missing-item", "A constraint of a position has no second item.",
                "Specify the second item and its attribute; only a width or height can equal a constant."
            )
        case .incompatibleAttributes:
            (
                "constraint.mixed-attributes", "A constraint compares attributes that cannot be compared.",
                "Compare positions with positions, and lengths with lengths."
            )
        case .mixedSides:
            (
                "constraint.mixed-sides", "A constraint compares left or right with leading or trailing.",
                "Use leading and trailing on both sides, or left and right on both."
            )
        case .notFinite:
            (
                "constraint.not-finite",
                "A constraint's constant or multiplier is NaN or infinite; it is ignored.",
                "Check for a division by zero, or a size computed from an unlimited available size."
            )
        case .exceedsLimit:
            (
                "constraint.exceeds-limit",
                "A constraint's constant or multiplier exceeds the limit of the layout engine; it is "
                    + "clamped to the limit.",
                "Use constants up to \(Int(LayoutLimit.length)) points and multipliers up to "
                    + "\(Int(LayoutLimit.multiplier)); to allow any length, omit the constraint."
            )
        case .noCommonAncestor:
            (
                "constraint.no-common-ancestor",
                "A constraint was activated, but its items have no common ancestor; it stays inactive.",
                "Add both views to the same hierarchy before activating the constraint."
            )
        }
    }
}

extension LayoutOperand {
    /// A description of the operand for diagnostics.
    @MainActor var summary: String {
        let name = "\(item.summary).\(attribute)"
        return origin.map { "(\(name) - \($0.item.summary).\($0.attribute))" } ?? name
    }
}

extension LayoutItem {
    /// A description for diagnostics: the class and accessibility identifier of a view, or the identifier of a guide.
    var summary: String {
        if let guide {
            return guide.identifier.isEmpty ? String(describing: type(of: guide)) : guide.identifier
        }
        guard let view else { return "a deallocated view" }
        let type = String(describing: type(of: view))
        return view.accessibilityIdentifier.map { "\(type)(\($0))" } ?? type
    }

    /// Returns the layout item of a view or layout guide, or `nil` for any other object.
    static func of(_ object: Any) -> LayoutItem? {
        switch object {
        case let view as UIView: view.layoutItem
        case let guide as UILayoutGuide: guide.item
        default: nil
        }
    }
}
