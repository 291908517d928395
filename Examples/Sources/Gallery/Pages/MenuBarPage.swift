import ComponentFlow

extension Page {
    static let menuBar = Page(
        "menu-bar", title: "Menu bar", topic: .controls,
        about: Localized(
            "A scene shows the menus of the program at the top of its window. F10 or Alt and an underlined letter opens "
                + "them, and arrow keys, letters and the pointer choose.",
            de: "Eine Szene zeigt die Menüs des Programms oben in ihrem Fenster. F10 oder Alt und ein unterstrichener "
                + "Buchstabe öffnet sie; Pfeiltasten, Buchstaben und der Zeiger wählen aus.",
            ja: "シーンはプログラムのメニューをウインドウの上部に表示します。F10、または Alt と下線付きの文字で開き、"
                + "矢印キー、文字、ポインタで選びます。"),
        demo: ViewDemo(120) { MenuBarDemo(frame: .zero) })
}

// <code>
private final class MenuBarDemo: UIView {
    private let bar = UISwitch(
        frame: CGRect(x: 0, y: 20, width: 52, height: 32))

    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = CaptionLabel(
            frame: CGRect(x: 70, y: 0, width: 280, height: 72),
            size: 17)
        label.text = "Menu bar in this window"
        label.textColor = .label
        bar.accessibilityLabel = label.text
        bar.addAction(
            UIAction { [weak self] _ in self?.show() },
            for: .valueChanged)
        addSubview(bar)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        bar.isOn = window?.windowScene?.showsMenuBar == true
    }

    private func show() {
        window?.windowScene?.showsMenuBar = bar.isOn
    }
}
// </code>
