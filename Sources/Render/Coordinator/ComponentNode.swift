/// A part of the interface that a function describes, with a coordinator that remembers and reacts.
///
///     func counter(_ context: Context) -> any UINodeProtocol {
///         ComponentNode<CounterCoordinator>(context: context) { context, counter in
///             LabelNode(text: "\(counter.count)")
///             ButtonNode(text: "Count") { counter.increment() }
///         }
///     }
///
/// The coordinator is found by its class and key, so it survives renders, and goes when no render asks for it any more.
/// Several nodes become a fragment.
public final class ComponentNode<C: Coordinator>: UIFragmentNode {
    /// What a function describes, together with the coordinator of a class.
    ///
    /// - Parameters:
    ///   - context: Where the coordinator comes from.
    ///   - key: Tells coordinators of one class apart.
    ///   - content: Describes the nodes; called at once.
    public init(
        context: UIContext, key: String? = nil,
        @UINodeBuilder content: (UIContext, C) -> [any UINodeProtocol]
    ) {
        super.init(content(context, context.coordinator(C.self, key: key)))
    }
}

/// The name of ``UIContext`` where the interface is described by functions.
public typealias Context = UIContext
