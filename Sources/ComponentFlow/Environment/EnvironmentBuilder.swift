/// A result builder that collects the values of an environment, direct or forwarded, in the order of its tuple.
///
/// ```swift
/// environment: {
///     theme                                // a value, stored here
///     context.environment[Strings.self]    // an ancestor's value, forwarded by reference
/// }
/// ```
@resultBuilder
@preconcurrency @MainActor
public enum EnvironmentBuilder {
    /// One value to be included in an environment.
    ///
    /// It is public because the types of a result builder must be.
    @_documentation(visibility: internal)
    public struct Partial<T: Equatable> {
        let cell: TypedEnvironmentCell<T>
    }

    /// Adds a value.
    public static func buildExpression<T: Equatable>(_ expression: T) -> Partial<T> {
        Partial(cell: TypedEnvironmentCell(expression))
    }

    /// Forwards a value from the environment of an ancestor.
    public static func buildExpression<T: Equatable>(_ expression: EnvironmentValue<T>) -> Partial<T> {
        Partial(cell: expression.cell)
    }

    /// Passes on a complete environment.
    public static func buildExpression<T>(_ expression: Environment<T>) -> Environment<T> {
        expression
    }

    /// Passes on a complete environment.
    public static func buildBlock<T>(_ environment: Environment<T>) -> Environment<T> {
        environment
    }

    /// Creates an environment without values.
    public static func buildBlock() -> Environment<Empty> {
        Environment()
    }

    /// Creates an environment with one value.
    public static func buildBlock<T1: Equatable>(_ p1: Partial<T1>) -> Environment<T1> {
        Environment(cells: EnvironmentCells([p1.cell]))
    }

    /// Creates an environment with two values.
    public static func buildBlock<T1: Equatable, T2: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>
    ) -> Environment<(T1, T2)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell]))
    }

    /// Creates an environment with three values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>
    ) -> Environment<(T1, T2, T3)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell]))
    }

    /// Creates an environment with four values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>
    ) -> Environment<(T1, T2, T3, T4)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell, p4.cell]))
    }

    /// Creates an environment with five values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>
    ) -> Environment<(T1, T2, T3, T4, T5)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell, p4.cell, p5.cell]))
    }

    /// Creates an environment with six values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>, _ p6: Partial<T6>
    ) -> Environment<(T1, T2, T3, T4, T5, T6)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell, p4.cell, p5.cell, p6.cell]))
    }

    /// Creates an environment with seven values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable, T7: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>,
        _ p6: Partial<T6>, _ p7: Partial<T7>
    ) -> Environment<(T1, T2, T3, T4, T5, T6, T7)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell, p4.cell, p5.cell, p6.cell, p7.cell]))
    }

    /// Creates an environment with eight values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable, T7: Equatable,
        T8: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>,
        _ p6: Partial<T6>, _ p7: Partial<T7>, _ p8: Partial<T8>
    ) -> Environment<(T1, T2, T3, T4, T5, T6, T7, T8)> {
        Environment(
            cells: EnvironmentCells([p1.cell, p2.cell, p3.cell, p4.cell, p5.cell, p6.cell, p7.cell, p8.cell]))
    }
}
