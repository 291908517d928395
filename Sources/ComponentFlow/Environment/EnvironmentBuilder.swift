/// Collects the values of an environment, direct or forwarded, in the order of its tuple.
///
/// ```swift
/// environment: {
///     theme                                // a value, kept here
///     context.environment[Strings.self]    // a value from above, forwarded by reference
/// }
/// ```
@resultBuilder
@MainActor
public enum EnvironmentBuilder {
    /// One value on its way into an environment.
    public struct Partial<T: Equatable> {
        let cell: TypedEnvironmentCell<T>
    }

    /// Takes a value.
    public static func buildExpression<T: Equatable>(_ expression: T) -> Partial<T> {
        Partial(cell: TypedEnvironmentCell(expression))
    }

    /// Forwards a value from an environment above.
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

    /// An environment without values.
    public static func buildBlock() -> Environment<Empty> {
        Environment()
    }

    /// An environment of one value.
    public static func buildBlock<T1: Equatable>(_ p1: Partial<T1>) -> Environment<T1> {
        Environment(cells: EnvironmentCells().appending(p1.cell))
    }

    /// An environment of two values.
    public static func buildBlock<T1: Equatable, T2: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>
    ) -> Environment<(T1, T2)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell))
    }

    /// An environment of three values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>
    ) -> Environment<(T1, T2, T3)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell))
    }

    /// An environment of four values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>
    ) -> Environment<(T1, T2, T3, T4)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell).appending(p4.cell))
    }

    /// An environment of five values.
    public static func buildBlock<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>
    ) -> Environment<(T1, T2, T3, T4, T5)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell).appending(p4.cell)
                .appending(p5.cell))
    }

    /// An environment of six values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>, _ p6: Partial<T6>
    ) -> Environment<(T1, T2, T3, T4, T5, T6)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell).appending(p4.cell)
                .appending(p5.cell).appending(p6.cell))
    }

    /// An environment of seven values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable, T7: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>,
        _ p6: Partial<T6>, _ p7: Partial<T7>
    ) -> Environment<(T1, T2, T3, T4, T5, T6, T7)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell).appending(p4.cell)
                .appending(p5.cell).appending(p6.cell).appending(p7.cell))
    }

    /// An environment of eight values.
    public static func buildBlock<
        T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable, T7: Equatable,
        T8: Equatable
    >(
        _ p1: Partial<T1>, _ p2: Partial<T2>, _ p3: Partial<T3>, _ p4: Partial<T4>, _ p5: Partial<T5>,
        _ p6: Partial<T6>, _ p7: Partial<T7>, _ p8: Partial<T8>
    ) -> Environment<(T1, T2, T3, T4, T5, T6, T7, T8)> {
        Environment(
            cells: EnvironmentCells().appending(p1.cell).appending(p2.cell).appending(p3.cell).appending(p4.cell)
                .appending(p5.cell).appending(p6.cell).appending(p7.cell).appending(p8.cell))
    }
}
