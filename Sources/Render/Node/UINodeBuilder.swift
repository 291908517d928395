/// Collects the nodes that a closure lists, with conditions and loops.
@resultBuilder
@MainActor
public enum UINodeBuilder {
    /// A node.
    public static func buildExpression(_ node: any UINodeProtocol) -> [any UINodeProtocol] { [node] }
    /// Several nodes.
    public static func buildExpression(_ nodes: [any UINodeProtocol]) -> [any UINodeProtocol] { nodes }
    /// What a component looks like.
    public static func buildExpression(_ component: any UIComponentProtocol) -> [any UINodeProtocol] {
        [component.asNode()]
    }
    /// Nodes one after the other.
    public static func buildBlock(_ parts: [any UINodeProtocol]...) -> [any UINodeProtocol] { parts.flatMap(\.self) }
    /// Nodes under a condition.
    public static func buildOptional(_ part: [any UINodeProtocol]?) -> [any UINodeProtocol] { part ?? [] }
    /// One of two.
    public static func buildEither(first: [any UINodeProtocol]) -> [any UINodeProtocol] { first }
    /// The other of two.
    public static func buildEither(second: [any UINodeProtocol]) -> [any UINodeProtocol] { second }
    /// Nodes of a loop.
    public static func buildArray(_ parts: [[any UINodeProtocol]]) -> [any UINodeProtocol] { parts.flatMap(\.self) }
    /// Nodes of a version.
    public static func buildLimitedAvailability(_ part: [any UINodeProtocol]) -> [any UINodeProtocol] { part }
}
