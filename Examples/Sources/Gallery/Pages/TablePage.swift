import ComponentFlow

extension Page {
    static let table = Page(
        "table", title: "UITableView", topic: .collections,
        about: Localized(
            "Sections, swipe actions that archive and delete, and rows that are reordered while the table is edited.",
            de: "Abschnitte, Wischen zum Ablegen und Löschen, und Zeilen, die man beim Bearbeiten am Griff verschiebt.",
            ja: "セクション、スワイプ操作、そして編集中につまみで並べ替えられる行。"),
        demo: ViewDemo(400, button: .start) { MailView(frame: .zero) })
}

// <code>
private final class MailView: UIView, UITableViewDataSource,
    UITableViewDelegate, MovingView
{
    private let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 352, height: 400),
        style: .insetGrouped)
    private var mail = [
        ["Lunch on Friday?", "Your parcel has been sent"],
        ["Notes of the meeting", "Photos of the lake", "Invoice"],
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.layer.cornerRadius = 16
        table.register(
            UITableViewCell.self, forCellReuseIdentifier: "mail")
        table.dataSource = self
        table.delegate = self
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        table.setEditing(!table.isEditing, animated: true)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        mail.count
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        ["Today", "Earlier"][section]
    }

    func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        mail[section].count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "mail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = mail[indexPath.section][indexPath.row]
        content.secondaryText = "Swipe me to either side"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        mail[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let later = UIContextualAction(
            style: .normal, title: "Later"
        ) { [weak self] _, _, done in
            self?.move(path, to: IndexPath(row: 0, section: 1))
            done(true)
        }
        later.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [later])
    }

    private func move(_ path: IndexPath, to goal: IndexPath) {
        tableView(table, moveRowAt: path, to: goal)
        table.moveRow(at: path, to: goal)
    }

    func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    func tableView(
        _ tableView: UITableView, moveRowAt path: IndexPath,
        to goal: IndexPath
    ) {
        let moved = mail[path.section].remove(at: path.row)
        mail[goal.section].insert(moved, at: goal.row)
    }
}
// </code>
