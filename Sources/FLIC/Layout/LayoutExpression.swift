/// A linear combination of edges and sizes of items, in points.
///
///     image.bottom + 8
///     (bounds.width - 3 * gap) / 2
public struct LayoutExpression: Sendable {
    struct Term: Sendable {
        var item: Item
        var attribute: Item.Attribute
        var coefficient: CGFloat
    }

    var terms: [Term]
    var constant: CGFloat = 0

    private func combined(with other: LayoutExpression, times factor: CGFloat) -> LayoutExpression {
        let other = other * factor
        return LayoutExpression(terms: terms + other.terms, constant: constant + other.constant)
    }

    // MARK: - Arithmetic

    public static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
        left.combined(with: right, times: 1)
    }

    public static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
        left.combined(with: right, times: -1)
    }

    public static func + (left: LayoutExpression, right: CGFloat) -> LayoutExpression {
        LayoutExpression(terms: left.terms, constant: left.constant + right)
    }

    public static func + (left: CGFloat, right: LayoutExpression) -> LayoutExpression {
        right + left
    }

    public static func - (left: LayoutExpression, right: CGFloat) -> LayoutExpression {
        left + -right
    }

    public static func - (left: CGFloat, right: LayoutExpression) -> LayoutExpression {
        right * -1 + left
    }

    public static func * (left: LayoutExpression, right: CGFloat) -> LayoutExpression {
        LayoutExpression(
            terms: left.terms.map { term in
                var term = term
                term.coefficient *= right
                return term
            },
            constant: left.constant * right)
    }

    public static func * (left: CGFloat, right: LayoutExpression) -> LayoutExpression {
        right * left
    }

    public static func / (left: LayoutExpression, right: CGFloat) -> LayoutExpression {
        left * (1 / right)
    }

    // MARK: - Equations

    public static func == (left: LayoutExpression, right: LayoutExpression) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .equal)
    }

    public static func <= (left: LayoutExpression, right: LayoutExpression) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .lessThanOrEqual)
    }

    public static func >= (left: LayoutExpression, right: LayoutExpression) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .greaterThanOrEqual)
    }

    public static func == (left: LayoutExpression, right: CGFloat) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .equal)
    }

    public static func <= (left: LayoutExpression, right: CGFloat) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .lessThanOrEqual)
    }

    public static func >= (left: LayoutExpression, right: CGFloat) -> LayoutEquation {
        LayoutEquation(expression: left - right, relation: .greaterThanOrEqual)
    }
}

extension LayoutExpression {
    /// Whether all coefficients and the constant are finite.
    var isFinite: Bool {
        constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
    }

    /// The expression as it is shown in diagnostics.
    @MainActor var text: String {
        let terms = terms.map { "\($0.coefficient) · \($0.item.text).\($0.attribute)" }
        return (terms + ["\(constant)"]).joined(separator: " + ")
    }
}
