/// A part of the interface that a function describes, with a coordinator that stores its state and handles its events.
///
///     func counter(_ context: Context) -> any UINodeProtocol {
///         ComponentNode<CounterCoordinator>(context: context) { context, counter in
///             LabelNode(text: "\(counter.count)")
///             ButtonNode(text: "Count") { counter.increment() }
///         }
///     }
///
/// The coordinator is looked up by class and key, so it persists across renders. It is released when a render no longer
/// requests it. Several nodes become a fragment.
public final class ComponentNode<C: Coordinator>: UIFragmentNode {
    /// Creates a node from a content closure that receives the coordinator of a class.
    ///
    /// - Parameters:
    ///   - context: The context that stores the coordinator.
    ///   - key: Distinguishes coordinators of the same class.
    ///   - content: Describes the nodes; called immediately.
    public init(
        context: UIContext, key: String? = nil,
        @UINodeBuilder content: (UIContext, C) -> [any UINodeProtocol]
    ) {
        super.init(content(context, context.coordinator(C.self, key: key)))
    }
}

/// An alternative name of ``UIContext`` for functions that describe the interface.
public typealias Context = UIContext
