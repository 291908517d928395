/// An alternative name of ``UITableComponentViewController``.
public typealias UIComponentTableViewController = UITableComponentViewController

/// A view controller that displays a table of components.
///
///     final class PeopleViewController: UIComponentTableViewController {
///         override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
///             people.map { person in
///                 UIComponentCellDescriptor(PersonComponent.self, key: person.id, props: PersonProps(person))
///             }
///         }
///     }
///
/// Call ``render(options:)`` after a change. The controller matches cells by key, applies the difference as insertions,
/// deletions and moves, and keeps the scroll position.
@preconcurrency @MainActor open class UITableComponentViewController: UIBaseViewController {
    /// The table view, which is also the canvas.
    public let tableView: UITableView
    /// A Boolean value that indicates whether changes are animated while the table is on-screen.
    ///
    /// The default is `true`.
    open var animatesChanges = true
    /// A Boolean value that indicates whether the rows that scrolling reveals fade in and move to their place.
    ///
    /// If the user prefers reduced motion, they only fade in. The default is `false`.
    open var shouldApplyScrollRevealTransition = false
    /// The descriptors of the displayed cells, across all sections.
    public var cellDescriptors: [UIComponentCellDescriptor] { list.sections.flatMap(\.cells) }

    private lazy var list = makeList()
    private var reveal = ScrollReveal()

    /// Creates a controller with a table of the given style.
    public init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table; the coder is ignored.
    public required init?(coder: NSCoder) {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init(coder: coder)
    }

    private func makeList() -> TableList {
        let driver = TableList(context: UIContext(parent: context))
        driver.didSelect = { [weak self] path in
            guard let self else { return }
            currentTransitionTargetView = tableView.cellForRow(at: path)
            didSelectRow(at: path)
        }
        driver.didHighlight = { [weak self] in self?.didHighlightRow(at: $0) }
        driver.headerView = { [weak self] in self?.viewForHeader(inSection: $0) }
        driver.scrolled = { [weak self] in self?.reveal.didScroll(to: $0.bounds) }
        driver.willDisplay = { [weak self] cell, path in
            guard let self, shouldApplyScrollRevealTransition else { return }
            reveal.animate(cell, at: tableView.rectForRow(at: path))
        }
        driver.attach(to: tableView)
        return driver
    }

    // MARK: Customization points

    /// Returns the cells of a table with one section; subclasses override this method or ``renderSections()``.
    open func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        []
    }

    /// Returns the sections.
    ///
    /// The default returns one section with ``renderCellDescriptors()``.
    open func renderSections() -> [UIComponentSection] {
        [UIComponentSection(cells: renderCellDescriptors())]
    }

    /// Called when the user selects a row.
    ///
    /// The default calls ``didSelectRowAt(props:indexPath:)``.
    open func didSelectRow(at indexPath: IndexPath) {
        if let props = props(ofRowAt: indexPath) { didSelectRowAt(props: props, indexPath: indexPath) }
    }

    /// Called when a touch highlights a row.
    ///
    /// The default calls ``didHighlightRowAt(props:indexPath:)``.
    open func didHighlightRow(at indexPath: IndexPath) {
        if let props = props(ofRowAt: indexPath) { didHighlightRowAt(props: props, indexPath: indexPath) }
    }

    /// Called when the user selects a row, with the props of its component.
    ///
    /// The default calls the closure of ``UITableCellProps``.
    open func didSelectRowAt(props: any UIPropsProtocol, indexPath: IndexPath) {
        (props as? UITableCellProps)?.onCellSelected?()
    }

    /// Called when a touch highlights a row, with the props of its component.
    open func didHighlightRowAt(props: any UIPropsProtocol, indexPath: IndexPath) {}

    /// Returns the header view of a section, or `nil` to use the header of the section's descriptor.
    open func viewForHeader(inSection section: Int) -> UIView? { nil }

    private func props(ofRowAt indexPath: IndexPath) -> (any UIPropsProtocol)? {
        (tableView.cellForRow(at: indexPath) as? UITableComponentCell)?.component?.anyProp
    }

    // MARK: Rendering

    /// Updates the table to ``renderSections()`` with the minimal changes.
    open override func render(options: [UIComponentRenderOption] = []) {
        guard isViewLoaded else { return }
        list.show(renderSections(), animated: animatesChanges && view.window != nil)
    }

    /// Calls ``render(options:)`` with the default options.
    open func reloadData() {
        render()
    }

    /// Renders the components of the visible cells.
    ///
    /// `invalidateTableViewLayout` specifies whether to adjust the row heights afterwards.
    public func setNeedsRenderVisibleComponents(
        options: [UIComponentRenderOption] = [], invalidateTableViewLayout: Bool = true
    ) {
        for cell in tableView.visibleCells {
            (cell as? UITableComponentCell)?.component?.setNeedsRender(options: options + [.preventTableUpdates])
        }
        if invalidateTableViewLayout { list.adjustSizes() }
    }

    // MARK: Cells

    // For data sources of one's own.

    /// Returns a reused cell, or a new one if none with the identifier can be reused.
    public func dequeueCell(withReuseIdentifier identifier: String) -> UITableComponentCell {
        tableView.dequeueComponentCell(withReuseIdentifier: identifier)
    }

    /// Returns a reused or new cell that displays a component at the width of the table.
    public func dequeueCell(
        component: any UIComponentProtocol, withReuseIdentifier identifier: String
    ) -> UITableComponentCell {
        let cell = dequeueCell(withReuseIdentifier: identifier)
        cell.install(component: component, width: tableView.bounds.width)
        return cell
    }

    /// Returns a reused or new cell that displays a component; the cells of components of the same class are reused for one
    /// another.
    public func dequeueCell(forComponent component: any UIComponentProtocol) -> UITableComponentCell {
        dequeueCell(component: component, withReuseIdentifier: "\(type(of: component))")
    }

    /// Returns a key for the component of a row whose data has no identifier.
    public func defaultKey(forIndexPath indexPath: IndexPath) -> String {
        "\(rootKey)-\(indexPath.section)-\(indexPath.row)"
    }

    /// Returns the table, which is the canvas.
    open override func buildCanvasView() -> UIView {
        tableView
    }
}
