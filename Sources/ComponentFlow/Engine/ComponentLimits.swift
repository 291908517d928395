/// Limits for component trees, adjustable by applications that need more.
@preconcurrency @MainActor
public enum ComponentLimits {
    /// The maximum nesting depth of components, including nested hosts.
    ///
    /// Each level uses stack space during an update. A component below this depth is not shown, has zero size, and is
    /// reported as `component.too-deep`. The default suits the 8 MB stack of a main thread; raise it only together with
    /// the stack size.
    ///
    /// The limit applies to components that are displayed. Component values themselves are not counted: comparing and
    /// releasing a value also uses stack space for each level that it is nested, displayed or not, so that code must not
    /// nest values without bound.
    @exclusivity(unchecked) public static var maximumDepth = 500
}
