/// The properties of grids: those of a container and those of its items.
public struct GridStyle: Hashable, Sendable {
    /// The initial values.
    public init() {}
}
