/// The name under which the document speaks of ``UITableComponentViewController``.
public typealias UIComponentTableViewController = UITableComponentViewController

/// A controller that shows a table of components.
///
///     final class PeopleViewController: UIComponentTableViewController {
///         override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
///             people.map { person in
///                 UIComponentCellDescriptor(PersonComponent.self, key: person.id, props: PersonProps(person))
///             }
///         }
///     }
///
/// After a change call ``render(options:)``: cells are found again by their keys, what changed is inserted, deleted and
/// moved, and the table stays where it was scrolled to.
@MainActor open class UITableComponentViewController: UIBaseViewController {
    /// The table.
    public let tableView: UITableView
    /// Whether changes are animated while the table is on screen.
    ///
    /// True at first.
    open var animatesChanges = true
    /// The cells that are shown.
    public var cellDescriptors: [UIComponentCellDescriptor] { list.sections.flatMap(\.cells) }

    private lazy var list = makeList()

    /// A controller with a table of a style.
    public init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with a plain table.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller with a plain table; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init(coder: coder)
    }

    private func makeList() -> TableList {
        let driver = TableList(context: UICellContext(parent: context))
        driver.didSelect = { [weak self] in self?.didSelectRow(at: $0) }
        driver.didHighlight = { [weak self] in self?.didHighlightRow(at: $0) }
        driver.headerView = { [weak self] in self?.viewForHeader(inSection: $0) }
        driver.attach(to: tableView)
        return driver
    }

    // MARK: For subclasses

    /// The cells of a table with one section; subclasses override this or ``renderSections()``.
    open func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        []
    }

    /// The sections.
    ///
    /// One with ``renderCellDescriptors()`` unless overridden.
    open func renderSections() -> [UIComponentSection] {
        [UIComponentSection(cells: renderCellDescriptors())]
    }

    /// A row was selected.
    open func didSelectRow(at indexPath: IndexPath) {}

    /// A row is touched.
    open func didHighlightRow(at indexPath: IndexPath) {}

    /// The header of a section; `nil` is what the section says.
    open func viewForHeader(inSection section: Int) -> UIView? { nil }

    // MARK: Rendering

    /// Shows what ``renderSections()`` says, with the least changes.
    open override func render(options: [UIComponentRenderOption] = []) {
        guard isViewLoaded else { return }
        list.show(renderSections(), animated: animatesChanges && view.window != nil)
    }

    /// The same as ``render(options:)``.
    open func reloadData() {
        render()
    }

    /// Renders the components of the cells that are seen.
    ///
    /// - Parameter invalidateTableViewLayout: Whether their heights are asked for again.
    public func setNeedsRenderVisibleComponents(
        options: [UIComponentRenderOption] = [], invalidateTableViewLayout: Bool = true
    ) {
        for cell in tableView.visibleCells {
            (cell as? UITableComponentCell)?.component?.setNeedsRender(options: options + [.preventTableUpdates])
        }
        if invalidateTableViewLayout { list.adjustSizes() }
    }

    /// The key for the component of a row that has nothing better to be known by.
    public func defaultKey(forIndexPath indexPath: IndexPath) -> String {
        "\(rootKey)-\(indexPath.section)-\(indexPath.row)"
    }

    /// Makes the table, which is the canvas.
    open override func buildCanvasView() -> UIView {
        tableView
    }
}
