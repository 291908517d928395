import ComponentFlow

/// Lists and table views, a text view with a long text, and a view that turns.
///
/// One list and one table view have as many rows as an accessibility client can select at once, the others a million. In the
/// list with a million rows none can be selected: to compare its old and new rows takes some milliseconds, also for the user.
final class FloodedController: UIViewController, UITableViewDataSource {
    fileprivate static let rowCounts = [250, 1_000_000]
    private let lists = rowCounts.map { _ in ComponentHostView<Empty>() }
    private let tables = rowCounts.map { _ in UITableView() }
    private let text = UITextView()
    private let wheel = UIView()

    private struct Rows: CompositeComponent {
        let count: Int
        @Local var selection: Set<Int> = []

        var content: some Component<Empty> {
            if count <= FloodedController.rowCounts[0] {
                LazyList(0..<count, id: \.self, selection: $selection) { Text("Row \($0)").padding(8) }
            } else {
                LazyList(0..<count, id: \.self) { Text("Row \($0)").padding(8) }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for table in tables {
            table.dataSource = self
            table.allowsMultipleSelection = true
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        text.text = String(repeating: "A line of a long text, with ümläuts and 😀.\n", count: 20_000)
        wheel.backgroundColor = .systemBlue
        for view in columns + [wheel] { self.view.addSubview(view) }
    }

    private var columns: [UIView] { lists + tables + [text] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width / CGFloat(columns.count), height: view.bounds.height - 100)
        for (index, view) in columns.enumerated() {
            view.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
        }
        for (list, count) in zip(lists, Self.rowCounts) {
            list.update(
                transition: .immediate, component: AnyComponent(Rows(count: count)), environment: {},
                containerSize: size)
        }
        wheel.frame = CGRect(x: 40, y: size.height + 20, width: 60, height: 60)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 2, .infinity)
        wheel.layer.add(turn, forKey: "turn")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rowCounts[tableView === tables[0] ? 0 : 1]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Cell \(indexPath.row)"
        return cell
    }
}
