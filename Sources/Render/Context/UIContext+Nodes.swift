extension UIContext {
    /// Returns a memoized node: while the value stays equal, the node is neither described nor configured again.
    ///
    /// Use such nodes for long lists in which a render changes few items:
    ///
    ///     UINode<UIView>().children(
    ///         state.names.map { name in
    ///             context.node(key: name, for: name) {
    ///                 UINode<UILabel> { spec in spec.set(\.text, name) }
    ///             }
    ///         })
    ///
    /// Everything that the closure reads has to be part of the value. Closures inside the node, such as gesture
    /// handlers, are those of the render that described it, and therefore can be stale. A node is described in every
    /// render if the closure requests a component or a coordinator from the context, or if the node or a descendant has
    /// a delegate. A change of the canvas size describes all nodes again.
    ///
    /// - Parameters:
    ///   - key: Identifies the node within the component. It becomes the node's key if the node has none.
    ///   - value: The data that the node displays.
    ///   - describe: Returns the node.
    public func node<Value: Equatable>(
        key: String, for value: Value, _ describe: @escaping () -> any UINodeProtocol
    ) -> any UINodeProtocol {
        if let known = memory?.node(key: key, for: value, describe) { return known }
        let requests = requestCount
        let described = describe()
        guard let node = described as? NodeCore else { return described }
        node.key = node.key ?? key
        if requests == requestCount, node.isSubtreeUnobserved { memory?.remember(node, key: key, for: value) }
        return node
    }
}
