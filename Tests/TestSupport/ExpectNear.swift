import Foundation
import Testing

/// Expects that two numbers differ by at most a tolerance; a failure shows both.
package func expectNear(
    _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    compare(value, expected, tolerance, comment, sourceLocation)
}

/// Expects that two numbers differ by at most a tolerance; a failure shows both.
package func expectNear(
    _ value: Float, _ expected: Float, within tolerance: Float, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    compare(value, expected, tolerance, comment, sourceLocation)
}

/// Expects that two numbers differ by at most a tolerance; a failure shows both.
package func expectNear(
    _ value: Int, _ expected: Int, within tolerance: Int, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    compare(value, expected, tolerance, comment, sourceLocation)
}

private func compare<Number: Comparable & SignedNumeric>(
    _ value: Number, _ expected: Number, _ tolerance: Number, _ comment: () -> Comment?,
    _ sourceLocation: SourceLocation
) {
    // A value that is not a number is not near either.
    if abs(value - expected) <= tolerance { return }
    let note = comment().map { ": \($0)" } ?? ""
    Issue.record("\(value) differs from \(expected) by more than \(tolerance)\(note)", sourceLocation: sourceLocation)
}
