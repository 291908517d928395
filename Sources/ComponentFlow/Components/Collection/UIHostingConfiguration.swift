/// A content configuration that fills a cell, a header or a footer of a list with components.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Book> { cell, _, book in
///     cell.contentConfiguration = UIHostingConfiguration {
///         HStack(spacing: 8) {
///             Image(systemName: "book")
///             Text(book.title)
///         }
///     }
///     .margins(.horizontal, 20)
/// }
/// ```
///
/// The components are centered vertically and begin at the leading edge; several are one below the other. Where the list
/// requests the size of a cell, it is that of the components with the margins, and it follows them when their state changes. A
/// cell that is configured again keeps the state of its components; a cell that is reused for another item begins with a new one.
///
/// The components inherit values such as the font from the components around the list. A component that expects an environment
/// receives it with ``Component/environment(_:)``.
public struct UIHostingConfiguration: UIContentConfiguration {
    let content: AnyComponent<Empty>
    private(set) var background: AnyComponent<Empty>?
    private(set) var margins = HostingMargins()
    private(set) var minimumSize = CGSize(width: 0, height: 44)
    /// The placement in the area inside the margins, as fractions of the free space from the leading and the top edge.
    private(set) var placement = CGPoint(x: 0, y: 0.5)
    private(set) var environment = EnvironmentCells()
    private(set) var transition = ComponentTransition.immediate

    /// Creates a configuration with components.
    ///
    /// - Parameter content: A builder of the components.
    public init(@ComponentBuilder<Empty> content: () -> [AnyComponentWithIdentity<Empty>]) {
        self.content = ItemGroup.column(of: content())
    }

    /// Creates a configuration for a cell without margins, which the component fills, or in whose center it is.
    init(filling box: ComponentBox, environment: EnvironmentCells, transition: ComponentTransition) {
        content = AnyComponent(box: box)
        (self.environment, self.transition) = (environment, transition)
        margins.set(.all, NSDirectionalEdgeInsets())
        minimumSize = .zero
        placement.x = 0.5
    }

    /// Returns a view that shows the components.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        HostingContentView(self)
    }

    /// Returns the configuration unchanged: build it in a cell's `configurationUpdateHandler` if it depends on the state.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    /// The configuration with the component at the leading edge instead of the center.
    var atLeadingEdge: UIHostingConfiguration {
        var copy = self
        copy.placement.x = 0
        return copy
    }

    // MARK: Appearance

    /// Returns the configuration with the distance of the components from some edges, in points.
    ///
    /// Without it, the distance is that of texts in cells: 11 points at the top and the bottom, and the inset of the list at the
    /// sides.
    public func margins(_ edges: ComponentEdges = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Returns the configuration with the distances of the components from some edges, in points.
    public func margins(_ edges: ComponentEdges = .all, _ insets: NSDirectionalEdgeInsets) -> UIHostingConfiguration {
        var copy = self
        copy.margins.set(edges, insets)
        return copy
    }

    /// Returns the configuration with the least size of the cell in points, initially a height of 44; `nil` stands for that
    /// default.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.minimumSize = CGSize(width: max(width ?? 0, 0), height: max(height ?? 44, 0))
        return copy
    }

    /// Returns the configuration with components behind the others, which are proposed the size of the cell.
    ///
    /// - Parameter content: A builder of the components.
    public func background(
        @ComponentBuilder<Empty> content: () -> [AnyComponentWithIdentity<Empty>]
    ) -> UIHostingConfiguration {
        var copy = self
        copy.background = ItemGroup.column(of: content())
        return copy
    }

    /// Returns the configuration with a color behind the components, which fills the cell.
    public func background(_ color: UIColor) -> UIHostingConfiguration {
        background { Rectangle(color: color) }
    }
}
