@_spi(Subclassing) import OpenUIKitCore

/// A view controller in which the user picks a font among those that are installed or registered.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// It lists the families, each in its own face, and a field searches them. While the user types, the Up, Down, Page Up and
/// Page Down keys highlight a font, and Return picks it; Escape dismisses the picker. Rows are created when they become
/// visible, so that the number of installed fonts does not matter. Present it as a popover or sheet; it is dismissed when
/// the user has picked a font.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    private static let size = CGSize(width: 320, height: 420)
    private static let (margin, rowHeight): (CGFloat, CGFloat) = (12, 38)

    /// The object that is notified.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    private final let ownConfiguration: Configuration
    private final let field = FontSearchField(frame: .zero)
    private final let table = UITableView(frame: .zero, style: .plain)
    private final var allRows: [FontPickerRow] = []
    private final var rows: [FontPickerRow] = []
    /// The row of the selected font.
    private final var chosenRow: Int?
    private final var hasPicked = false

    /// Creates a picker of families.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Creates a picker with a copy of a configuration.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.makeCopy()
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = Self.size
    }

    /// Creates a picker of families; both parameters are ignored.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: Configuration())
    }

    /// Creates a picker of families; `coder` is ignored.
    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
        preferredContentSize = Self.size
    }

    /// A copy of the configuration with which the picker was created.
    open var configuration: Configuration { ownConfiguration.makeCopy() }

    /// The picked font, or the one that is selected initially; `nil` for none.
    ///
    /// The descriptor of a font that the user has picked specifies no size.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if selectedFontDescriptor != oldValue, isViewLoaded { showRows(rows) } }
    }

    // MARK: Content

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        setUpField()
        setUpTable()
        view.addSubview(table)
        view.addSubview(field)
    }

    private func setUpField() {
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.searchDidChange() }, for: .editingChanged)
    }

    private func setUpTable() {
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        table.builtInAccessibilityLabel = .BuiltIn.fontFonts
        table.register(FontPickerCell.self, forCellReuseIdentifier: FontPickerCell.identifier)
        fitRows()
    }

    private func fitRows() {
        table.rowHeight = view.scaledForTextSize(Self.rowHeight).rounded()
    }

    /// Lists the available fonts.
    open override func viewDidLoad() {
        super.viewDidLoad()
        allRows = FontFamily.available.flatMap { family in
            FontPickerRow.rows(
                of: family, includingFaces: ownConfiguration.includeFaces, traits: ownConfiguration.filteredTraits)
        }
        showRows(allRows)
    }

    /// Highlights the selected font.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasPicked = false
        field.placeholder = builtInText(.BuiltIn.search)
        view.layoutIfNeeded()
        highlight(chosenRow, at: .middle)
    }

    /// Lets the user type.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    /// Notifies the delegate if the user has picked no font.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !hasPicked else { return }
        view.prepareForEvent()
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    /// Places the field above the list.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = field.intrinsicContentSize.height
        field.frame = CGRect(
            x: area.minX + Self.margin, y: area.minY + Self.margin, width: max(area.width - 2 * Self.margin, 0),
            height: height)
        let top = field.frame.maxY + Self.margin / 2
        table.frame = CGRect(
            x: view.bounds.minX, y: top, width: view.bounds.width, height: max(view.bounds.maxY - top, 0))
    }

    /// Shows the rows in the new text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        guard isViewLoaded, old != traitCollection.preferredContentSizeCategory else { return }
        fitRows()
        table.reloadData()
    }

    // MARK: Search

    private func searchDidChange() {
        let words = FontPickerRow.words(of: field.text ?? "")
        showRows(words.isEmpty ? allRows : allRows.filter { $0.contains(words) })
        table.contentOffset = .zero
        if words.isEmpty { highlight(chosenRow, at: .middle) } else { highlight(rows.isEmpty ? nil : 0) }
    }

    private func showRows(_ rows: [FontPickerRow]) {
        self.rows = rows
        chosenRow = selectedFontDescriptor.flatMap(rows.index(selecting:))
        table.backgroundView = rows.isEmpty ? UIContentUnavailableView(configuration: .search()) : nil
        table.reloadData()
    }

    // MARK: Highlight

    private final var highlightedRow: Int? { table.indexPathForSelectedRow?.row }

    private func highlight(_ index: Int?, at position: UITableView.ScrollPosition = .none) {
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        guard let index else { return }
        table.selectRow(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: position)
    }

    /// Moves the highlight by some rows, scrolls to it and reports it to assistive technologies, whose focus is in the
    /// field.
    private func moveHighlight(by step: Int) {
        guard !rows.isEmpty else { return }
        let index = min(max((highlightedRow ?? (step > 0 ? -1 : rows.count)) + step, 0), rows.count - 1)
        highlight(index)
        table.scrollRectToVisible(table.rectForRow(at: IndexPath(row: index, section: 0)), animated: false)
        UIAccessibility.post(notification: .announcement, argument: rows[index].fullName)
    }

    private final var rowsPerPage: Int { max(Int(table.bounds.height / table.rowHeight) - 1, 1) }

    /// The key commands that move the highlight while the user types.
    open override var keyCommands: [UIKeyCommand]? {
        guard field.isFirstResponder else { return super.keyCommands }
        let steps = [
            (UIKeyCommand.inputDownArrow, 1), (UIKeyCommand.inputUpArrow, -1),
            (UIKeyCommand.inputPageDown, rowsPerPage), (UIKeyCommand.inputPageUp, -rowsPerPage),
        ]
        let commands = steps.map { input, step in
            UIKeyCommand(input: input) { [weak self] _ in self?.moveHighlight(by: step) }
        }
        return commands + (super.keyCommands ?? [])
    }

    // MARK: Choice

    private func pick(_ index: Int) {
        guard rows.indices.contains(index), !hasPicked else { return }
        hasPicked = true
        selectedFontDescriptor = rows[index].descriptor
        view.prepareForEvent()
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
    }
}

extension UIFontPickerViewController: UITextFieldDelegate {
    /// Picks the highlighted font.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let highlightedRow { pick(highlightedRow) }
        return false
    }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    /// Returns a cell with the name of a font in the font itself.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FontPickerCell.identifier, for: indexPath)
        guard rows.indices.contains(indexPath.row) else { return cell }
        let row = rows[indexPath.row]
        (cell as? FontPickerCell)?.show(row, in: font(of: row), isChosen: indexPath.row == chosenRow)
        return cell
    }

    /// Picks a font.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pick(indexPath.row)
    }

    private func font(of row: FontPickerRow) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let showsOwnFace = row.showsOwnFace && !ownConfiguration.displayUsingSystemFont
        return showsOwnFace ? UIFont(descriptor: row.descriptor, size: body.pointSize) : body
    }
}
