/// A result builder that collects nodes, with support for conditions and loops.
@resultBuilder
@preconcurrency @MainActor
public enum UINodeBuilder {
    public static func buildExpression(_ node: any UINodeProtocol) -> [any UINodeProtocol] { [node] }
    public static func buildExpression(_ nodes: [any UINodeProtocol]) -> [any UINodeProtocol] { nodes }
    /// Adds the description of a component.
    public static func buildExpression(_ component: any UIComponentProtocol) -> [any UINodeProtocol] {
        [component.asNode()]
    }
    public static func buildBlock(_ parts: [any UINodeProtocol]...) -> [any UINodeProtocol] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [any UINodeProtocol]?) -> [any UINodeProtocol] { part ?? [] }
    public static func buildEither(first: [any UINodeProtocol]) -> [any UINodeProtocol] { first }
    public static func buildEither(second: [any UINodeProtocol]) -> [any UINodeProtocol] { second }
    public static func buildArray(_ parts: [[any UINodeProtocol]]) -> [any UINodeProtocol] { parts.flatMap(\.self) }
    public static func buildLimitedAvailability(_ part: [any UINodeProtocol]) -> [any UINodeProtocol] { part }
}
