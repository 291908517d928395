/// The row of a ``LazyList`` that is described by a builder closure.
///
/// The models and bindings that the closure reads update only this row.
struct LazyListBody<ChildEnvironment>: CompositeComponent {
    typealias EnvironmentType = ChildEnvironment

    let describe: () -> [AnyComponentWithIdentity<ChildEnvironment>]

    var content: LazyListBodyContent<ChildEnvironment> {
        LazyListBodyContent(content: ItemGroup.column(of: describe()))
    }

    /// Returns `false`, because closures cannot be compared: the components that they describe are.
    static func == (lhs: LazyListBody, rhs: LazyListBody) -> Bool {
        false
    }
}

/// The component of a row that a builder closure has described.
struct LazyListBodyContent<ChildEnvironment>: Wrapper {
    typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
}
