extension UIContext {
    /// A node for a value: as long as the value is equal, it is neither described again nor configured.
    ///
    /// Long lists of which a render changes little are made of such nodes:
    ///
    ///     UINode<UIView>().children(
    ///         state.names.map { name in
    ///             context.node(key: name, for: name) {
    ///                 UINode<UILabel> { spec in spec.set(\.text, name) }
    ///             }
    ///         })
    ///
    /// All that the closure reads has to be part of the value; closures in it, such as those of gestures, are those of the
    /// render that described the node. What asks the context for a component or a coordinator, or has a delegate, is
    /// described at each render, and so is everything when the size of the canvas changes.
    ///
    /// - Parameters:
    ///   - key: Identifies the node in the component, and becomes its key if it has none of its own.
    ///   - value: What the node shows.
    ///   - describe: Describes the node.
    public func node<Value: Equatable>(
        key: String, for value: Value, _ describe: @escaping () -> any UINodeProtocol
    ) -> any UINodeProtocol {
        if let known = memory?.node(key: key, for: value, describe) { return known }
        let requests = requestCount
        let described = describe()
        guard let node = described as? NodeCore else { return described }
        node.key = node.key ?? key
        if requests == requestCount, node.isUnwatched { memory?.remember(node, key: key, for: value) }
        return node
    }
}
