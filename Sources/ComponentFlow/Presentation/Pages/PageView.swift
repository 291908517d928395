/// A component that shows one page at a time, between which the user moves by dragging.
///
/// ```swift
/// struct Album: CompositeComponent {
///     @Bindable var album: PhotoAlbum
///
///     var content: some Component<Empty> {
///         PageView(album.photos, id: \.id, selection: $album.shown) { photo in
///             PhotoPage(photo: photo)
///         }
///     }
/// }
/// ```
///
/// Pages are turned with a finger, the pointer or the touchpad, with the arrow keys along the axis, Page Up and Page Down,
/// with the side buttons of a mouse, and with the dots below horizontal pages; see `UIPageViewController`. A page is
/// described while it is visible. It keeps its state as long as it is the current one or beside it.
///
/// If the selection changes with a transition, the pages are scrolled. If the user turns to a page and the selection
/// does not change, the previous page is shown again; one that is the id of no page leaves the page as it is.
///
/// The view takes the proposed size; in a dimension without a limit it is 480 points long.
public struct PageView<ChildEnvironment>: Component {
    /// The environment that the pages expect.
    public typealias EnvironmentType = ChildEnvironment

    let ids: [AnyHashable]
    let options: PageViewOptions
    /// The id of the selected page; `nil` if the view has a selection of its own.
    let selection: AnyHashable?
    /// The content of the selected page, by which the component is compared with the previous one.
    let selectedPage: AnyComponent<ChildEnvironment>?
    @Behavior var describe: (Int) -> AnyComponent<ChildEnvironment>
    @Behavior var select: ((AnyHashable) -> Void)?

    private init(
        _ ids: [AnyHashable], _ options: PageViewOptions, selection: AnyHashable?,
        describe: @escaping (Int) -> AnyComponent<ChildEnvironment>, select: ((AnyHashable) -> Void)?
    ) {
        self.ids = ids
        self.options = options
        self.selection = selection
        selectedPage = selection.flatMap { ids.firstIndex(of: $0) }.map(describe)
        _describe = Behavior(wrappedValue: describe)
        _select = Behavior(wrappedValue: select)
    }

    /// Creates a view with a page for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - selection: A binding to the id of the current page.
    ///   - axis: The axis along which pages are turned.
    ///   - spacing: The space between two pages, in points.
    ///   - showsIndicator: Whether dots below horizontal pages show their number and the current one.
    ///   - page: A closure that describes the page of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, Page: Component>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID>,
        axis: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
        showsIndicator: Bool = true, page: @escaping (Data.Element) -> Page
    ) where Page.EnvironmentType == ChildEnvironment {
        let elements = Array(data)
        self.init(
            elements.map { AnyHashable($0[keyPath: id]) },
            PageViewOptions(axis: axis, spacing: spacing, showsIndicator: showsIndicator),
            selection: AnyHashable(selection.wrappedValue), describe: { AnyComponent(page(elements[$0])) },
            select: { value in
                if let value = value.base as? ID { selection.setFromControl(value) }
            })
    }

    /// Creates a view with the pages of a builder, of which a binding stores the index of the current one.
    ///
    /// - Parameters:
    ///   - selection: A binding to the index of the current page.
    ///   - axis: The axis along which pages are turned.
    ///   - spacing: The space between two pages, in points.
    ///   - showsIndicator: Whether dots below horizontal pages show their number and the current one.
    ///   - pages: A builder of the pages.
    public init(
        selection: Binding<Int>, axis: UIPageViewController.NavigationOrientation = .horizontal,
        spacing: CGFloat = 0, showsIndicator: Bool = true,
        @ComponentBuilder<ChildEnvironment> pages: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let items = ComponentItems(pages()).expanded
        let ids = items.map { AnyHashable($0.identity) }
        let index = selection.wrappedValue
        self.init(
            ids, PageViewOptions(axis: axis, spacing: spacing, showsIndicator: showsIndicator),
            selection: ids.indices.contains(index) ? ids[index] : nil,
            describe: { AnyComponent(box: items[$0].box) },
            select: { id in
                if let index = ids.firstIndex(of: id) { selection.setFromControl(index) }
            })
    }

    /// Creates a view with the pages of a builder and a selection of its own, which is initially the first page.
    ///
    /// - Parameters:
    ///   - axis: The axis along which pages are turned.
    ///   - spacing: The space between two pages, in points.
    ///   - showsIndicator: Whether dots below horizontal pages show their number and the current one.
    ///   - pages: A builder of the pages.
    public init(
        axis: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
        showsIndicator: Bool = true,
        @ComponentBuilder<ChildEnvironment> pages: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let items = ComponentItems(pages()).expanded
        self.init(items, PageViewOptions(axis: axis, spacing: spacing, showsIndicator: showsIndicator))
    }

    /// Creates a view with a selection of its own, which is compared by all of its pages.
    private init(_ items: [ComponentItem], _ options: PageViewOptions) {
        ids = items.map { AnyHashable($0.identity) }
        self.options = options
        self.items = items
        selection = nil
        selectedPage = nil
        _describe = Behavior(wrappedValue: { AnyComponent(box: items[$0].box) })
        _select = Behavior(wrappedValue: nil)
    }

    /// The pages of a view with a selection of its own.
    private var items: [ComponentItem] = []

    public func makeView() -> ContainerControllerView {
        ContainerControllerView(frame: .zero)
    }

    public func makeState() -> ContainerState {
        ContainerState()
    }

    /// Updates the pages that are shown.
    public func update(
        view: ContainerControllerView, availableSize: CGSize, state: ContainerState,
        environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.show(
            self, with: PageCoordinator<ChildEnvironment>.self, in: view, environment: environment,
            transition: transition)
        return .ofContainer(in: availableSize)
    }
}

/// How a ``PageView`` shows its pages.
struct PageViewOptions: Equatable {
    var axis: UIPageViewController.NavigationOrientation
    var spacing: CGFloat
    var showsIndicator: Bool
}
