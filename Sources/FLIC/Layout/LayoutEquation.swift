/// An equation or inequality between the edges and sizes of items of a ``Layout``.
///
///     image.top == title.bottom + 8
///     (title.width <= 400).priority(.defaultHigh)
public struct LayoutEquation: Sendable {
    enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// The expression that is compared with zero.
    var expression: LayoutExpression
    var relation: Relation
    var priority = UILayoutPriority.required

    /// Returns the equation with a priority; if not all equations can hold, those with the highest priority do.
    ///
    /// Equations have the priority `.required` by default.
    public func priority(_ priority: UILayoutPriority) -> LayoutEquation {
        var equation = self
        equation.priority = priority
        return equation
    }

    /// Returns the amount by which a value of the expression violates the equation.
    func violation(by value: CGFloat) -> CGFloat {
        switch relation {
        case .lessThanOrEqual: max(value, 0)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(-value, 0)
        }
    }

    /// The equation as it is shown in diagnostics.
    @MainActor var text: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        return "\(expression.text) \(sign) 0"
    }
}
