/// What a ``UICollectionComponent`` is given: the sections, and how their cells are arranged.
open class UICollectionProps: UIProps {
    /// The sections, from the first to the last.
    public var sections: [UIComponentSection] = []
    /// Makes the layout, once; a flow of cells that say their own size at first.
    public var makeLayout: @MainActor () -> UICollectionViewLayout = UICollectionProps.flow
    /// Whether changes of the sections are animated.
    public var animatesChanges = true
    /// Configures the collection at each render.
    public var configure: (UICollectionView) -> Void = { _ in }

    /// The props of an empty collection.
    public required init() {}

    /// The props of a collection with sections.
    @MainActor public convenience init(sections: [UIComponentSection]) {
        self.init()
        self.sections = sections
    }

    @MainActor private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
    }
}

/// A collection of components, as a part of another component; see ``UITableComponent``.
public final class UICollectionComponent: UIComponent<UIListState, UICollectionProps> {
    /// Describes the collection.
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

    /// Shows the sections.
    public override func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        super.nodeDidLayout(node, view: view)
        guard let view = view as? UICollectionView, let context = context as? UIContext else { return }
        let list = state.collection ?? CollectionList(context: UICellContext(parent: context))
        state.collection = list
        list.attach(to: view)
        list.show(props.sections, animated: props.animatesChanges && view.window != nil)
    }

    /// Lets the components of the cells go as well.
    public override func dispose() {
        super.dispose()
        state.collection?.context.dispose()
    }
}
