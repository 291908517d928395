import ComponentFlow

extension Page {
    static let keyboard = Page(
        "keyboard", title: "Keyboard and menus", topic: .controls,
        about: Localized(
            "Tab moves the focus, Space presses the focused button; key commands, menus, default and cancel buttons.",
            de: "Tab erreicht alles, was man antippen kann, die Leertaste drückt es; Tastenkürzel, Menüs, "
                + "Standard- und Abbruchknöpfe.",
            ja: "Tab で操作できるすべてに届き、スペースで押せます。キーコマンド、メニュー、既定とキャンセルのボタン。"),
        demo: ViewDemo(330) { KeyboardView(frame: .zero) })
}

// <code>
private final class KeyboardView: UIView,
    UIContextMenuInteractionDelegate
{
    private let report = CaptionLabel(
        frame: CGRect(x: 0, y: 230, width: 352, height: 100),
        size: 14)
    private var size = "Medium"

    override init(frame: CGRect) {
        super.init(frame: frame)
        let card = UIView(
            frame: CGRect(x: 0, y: 0, width: 352, height: 150))
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card with a menu"
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        card.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: KeyboardView.tapped))
        addSubview(card)
        add(.cancel, "Cancel", x: 0)
        add(.primary, "Save", x: 122)
        let menu = add(.normal, "Size", x: 244)
        menu.showsMenuAsPrimaryAction = true
        menu.menu = sizes
        report.text = "Tab, Space, Return, Escape, right click"
        report.textColor = .label
        report.textAlignment = .center
        addSubview(report)
    }

    required init?(coder: NSCoder) { nil }

    override var keyCommands: [UIKeyCommand]? {
        let save = UIKeyCommand(
            input: "s", modifierFlags: .command
        ) { [weak self] _ in self?.report.text = "Ctrl+S" }
        return [save]
    }

    @discardableResult
    private func add(
        _ role: UIButton.Role, _ title: String, x: CGFloat
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 15), maximumPointSize: 26)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.role = role
        button.layer.cornerRadius = 8
        button.backgroundColor = .tertiarySystemFill
        button.frame = CGRect(x: x, y: 180, width: 108, height: 40)
        let pressed = UIAction { [weak self] _ in
            self?.report.text = "\(title) was pressed"
        }
        button.addAction(pressed, for: .primaryActionTriggered)
        addSubview(button)
        return button
    }

    private var sizes: UIMenu {
        let names = ["Small", "Medium", "Large"]
        return UIMenu(
            options: .singleSelection,
            children: names.map { name in
                let state: UIMenuElement.State =
                    name == size ? .on : .off
                return UIAction(title: name, state: state) {
                    [weak self] _ in
                    self?.size = name
                    self?.report.text = "\(name) selected"
                }
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { [weak self] _ in
            let delete = UIAction(
                title: "Delete", attributes: .destructive
            ) { _ in self?.report.text = "Deleted" }
            let more = UIMenu(
                title: "Size", children: self?.sizes.children ?? [])
            let last = UIMenu(
                options: .displayInline, children: [delete])
            let first = UIMenu(
                options: .displayInline,
                preferredElementSize: .medium,
                children: self?.tools ?? [])
            return UIMenu(children: [first, more, last])
        }
    }

    /// Displayed side by side.
    private var tools: [UIAction] {
        let tools = [
            ("Copy", "doc.on.doc"), ("Share", "square.and.arrow.up"),
            ("Rename", "pencil"),
        ]
        return tools.map { title, symbol in
            let image = UIImage(systemName: symbol)
            return UIAction(title: title, image: image) {
                [weak self] _ in
                self?.report.text = "\(title) selected"
            }
        }
    }

    func tapped() {
        report.text = "The card was tapped"
    }
}
// </code>
