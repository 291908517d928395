// The subscripts of environments of one to eight values. Swift cannot yet turn a position in a parameter pack into a
// subscript, so they are written out; each is the same one line.

extension Environment {
    /// The only value, by its type.
    @preconcurrency @MainActor public subscript(type: T.Type) -> EnvironmentValue<T> where T: Equatable {
        value(at: 0)
    }

    /// The first of two values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2>(type: T1.Type) -> EnvironmentValue<T1>
    where T == (T1, T2), T1: Equatable, T2: Equatable {
        value(at: 0)
    }

    /// The second of two values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2>(type: T2.Type) -> EnvironmentValue<T2>
    where T == (T1, T2), T1: Equatable, T2: Equatable {
        value(at: 1)
    }

    /// The first of three values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3>(type: T1.Type) -> EnvironmentValue<T1>
    where T == (T1, T2, T3), T1: Equatable, T2: Equatable, T3: Equatable {
        value(at: 0)
    }

    /// The second of three values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3>(type: T2.Type) -> EnvironmentValue<T2>
    where T == (T1, T2, T3), T1: Equatable, T2: Equatable, T3: Equatable {
        value(at: 1)
    }

    /// The third of three values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3>(type: T3.Type) -> EnvironmentValue<T3>
    where T == (T1, T2, T3), T1: Equatable, T2: Equatable, T3: Equatable {
        value(at: 2)
    }

    /// The first of four values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4>(type: T1.Type) -> EnvironmentValue<T1>
    where T == (T1, T2, T3, T4), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable {
        value(at: 0)
    }

    /// The second of four values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4>(type: T2.Type) -> EnvironmentValue<T2>
    where T == (T1, T2, T3, T4), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable {
        value(at: 1)
    }

    /// The third of four values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4>(type: T3.Type) -> EnvironmentValue<T3>
    where T == (T1, T2, T3, T4), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable {
        value(at: 2)
    }

    /// The fourth of four values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4>(type: T4.Type) -> EnvironmentValue<T4>
    where T == (T1, T2, T3, T4), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable {
        value(at: 3)
    }

    /// The first of five values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5>(type: T1.Type) -> EnvironmentValue<T1>
    where T == (T1, T2, T3, T4, T5), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable {
        value(at: 0)
    }

    /// The second of five values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5>(type: T2.Type) -> EnvironmentValue<T2>
    where T == (T1, T2, T3, T4, T5), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable {
        value(at: 1)
    }

    /// The third of five values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5>(type: T3.Type) -> EnvironmentValue<T3>
    where T == (T1, T2, T3, T4, T5), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable {
        value(at: 2)
    }

    /// The fourth of five values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5>(type: T4.Type) -> EnvironmentValue<T4>
    where T == (T1, T2, T3, T4, T5), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable {
        value(at: 3)
    }

    /// The fifth of five values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5>(type: T5.Type) -> EnvironmentValue<T5>
    where T == (T1, T2, T3, T4, T5), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable {
        value(at: 4)
    }

    /// The first of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T1.Type) -> EnvironmentValue<T1>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 0)
    }

    /// The second of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T2.Type) -> EnvironmentValue<T2>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 1)
    }

    /// The third of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T3.Type) -> EnvironmentValue<T3>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 2)
    }

    /// The fourth of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T4.Type) -> EnvironmentValue<T4>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 3)
    }

    /// The fifth of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T5.Type) -> EnvironmentValue<T5>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 4)
    }

    /// The sixth of six values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6>(type: T6.Type) -> EnvironmentValue<T6>
    where
        T == (T1, T2, T3, T4, T5, T6), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable
    {
        value(at: 5)
    }

    /// The first of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T1.Type) -> EnvironmentValue<T1>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 0)
    }

    /// The second of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T2.Type) -> EnvironmentValue<T2>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 1)
    }

    /// The third of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T3.Type) -> EnvironmentValue<T3>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 2)
    }

    /// The fourth of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T4.Type) -> EnvironmentValue<T4>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 3)
    }

    /// The fifth of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T5.Type) -> EnvironmentValue<T5>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 4)
    }

    /// The sixth of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T6.Type) -> EnvironmentValue<T6>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 5)
    }

    /// The seventh of seven values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7>(type: T7.Type) -> EnvironmentValue<T7>
    where
        T == (T1, T2, T3, T4, T5, T6, T7), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable,
        T6: Equatable, T7: Equatable
    {
        value(at: 6)
    }

    /// The first of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T1.Type) -> EnvironmentValue<T1>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 0)
    }

    /// The second of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T2.Type) -> EnvironmentValue<T2>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 1)
    }

    /// The third of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T3.Type) -> EnvironmentValue<T3>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 2)
    }

    /// The fourth of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T4.Type) -> EnvironmentValue<T4>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 3)
    }

    /// The fifth of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T5.Type) -> EnvironmentValue<T5>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 4)
    }

    /// The sixth of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T6.Type) -> EnvironmentValue<T6>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 5)
    }

    /// The seventh of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T7.Type) -> EnvironmentValue<T7>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 6)
    }

    /// The eighth of eight values, by its type.
    @preconcurrency @MainActor public subscript<T1, T2, T3, T4, T5, T6, T7, T8>(type: T8.Type) -> EnvironmentValue<T8>
    where
        T == (T1, T2, T3, T4, T5, T6, T7, T8), T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable,
        T5: Equatable, T6: Equatable, T7: Equatable, T8: Equatable
    {
        value(at: 7)
    }
}
