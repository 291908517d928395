/// The inputs of a ``UICollectionComponent``: its sections, and the layout of their cells.
open class UICollectionProps: UIProps {
    public var sections: [UIComponentSection] = []
    /// Creates the layout when the collection view is created; the default is a flow layout with self-sizing cells.
    public var makeLayout: @MainActor () -> UICollectionViewLayout = UICollectionProps.flow
    /// Whether changes of the sections are animated.
    public var animatesChanges = true
    /// Configures the collection view during each render.
    public var configure: (UICollectionView) -> Void = { _ in }

    /// Creates the props of an empty collection.
    public required init() {}

    /// Creates props with sections.
    @preconcurrency @MainActor public convenience init(sections: [UIComponentSection]) {
        self.init()
        self.sections = sections
    }

    @MainActor private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
    }
}

/// A component that displays other components in a collection view; see ``UITableComponent``.
public final class UICollectionComponent: UIComponent<UIListState, UICollectionProps> {
    /// Describes the collection view.
    public override func render(context: UIContext) -> any UINodeProtocol {
        let makeLayout = props.makeLayout
        return UINode<UICollectionView>(
            reuseIdentifier: "collection",
            create: { UICollectionView(frame: .zero, collectionViewLayout: makeLayout()) }
        ) { [props] spec in
            spec.set(\.yoga.flexGrow, 1)
            spec.set(\.yoga.flexShrink, 1)
            spec.set(\.yoga.flexBasis, 0)
            props.configure(spec.view)
        }
    }

    /// Updates the collection view to the sections.
    public override func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        super.nodeDidLayout(node, view: view)
        guard let view = view as? UICollectionView, let context = context as? UIContext else { return }
        let list = state.collection ?? CollectionList(context: UIContext(parent: context))
        state.collection = list
        list.attach(to: view)
        list.show(props.sections, animated: props.animatesChanges && view.window != nil)
    }

    /// Disposes of the cells' components as well.
    public override func dispose() {
        super.dispose()
        state.collection?.context.dispose()
    }
}
