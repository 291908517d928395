import OpenUIKit

// A form in a table view whose rows are described by values.

enum FormRow {
    case text(title: String, value: String, onChange: (String) -> Void)
    case toggle(title: String, value: Bool, onChange: (Bool) -> Void)
    case button(title: String, action: () -> Void)
}

struct FormSection {
    var header: String?
    var rows: [FormRow]
}

class FormTextCell: UITableViewCell, UITextFieldDelegate {
    let titleLabel = UILabel()
    let textField = UITextField()
    var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textField.delegate = self
        textField.textAlignment = .right
        textField.clearButtonMode = .whileEditing
        textField.addTarget(self, action: FormTextCell.textChanged, for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [titleLabel, textField])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.setContentHuggingPriority(.required, for: .horizontal)
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func textChanged() {
        onChange?(textField.text ?? "")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

class FormViewController: UITableViewController {
    var sections: [FormSection] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    convenience init(sections: [FormSection]) {
        self.init(style: .insetGrouped)
        self.sections = sections
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.register(FormTextCell.self, forCellReuseIdentifier: "text")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section].rows[indexPath.row] {
        case let .text(title, value, onChange):
            let found = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            guard let cell = found as? FormTextCell else { return found }
            cell.titleLabel.text = title
            cell.textField.text = value
            cell.onChange = onChange
            return cell
        case let .toggle(title, value, onChange):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = title
            let toggle = UISwitch()
            toggle.isOn = value
            toggle.addAction(
                UIAction { action in onChange((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
            cell.accessoryView = toggle
            return cell
        case let .button(title, _):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = title
            cell.textLabel?.textColor = tableView.tintColor
            cell.accessibilityTraits.insert(.button)
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case let .button(_, action) = sections[indexPath.section].rows[indexPath.row] { action() }
    }
}
