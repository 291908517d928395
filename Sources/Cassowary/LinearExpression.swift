/// A linear combination of variables with a constant.
package struct LinearExpression: Sendable {
    /// A variable with a coefficient.
    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms; a variable can occur more than once.
    package var terms: [Term]
    package var constant: Double

    /// Creates a linear expression.
    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Adds a term.
    package mutating func add(_ variable: Variable, _ coefficient: Double) {
        terms.append(Term(variable, coefficient))
    }
}

/// The relation of an expression to zero.
package enum Comparison: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
