import ComponentFlow

extension Page {
    static let controllers = Page(
        "controllers", title: "Controllers", topic: .layout,
        about: Localized(
            "A navigation controller in a view; it presents sheets, alerts and popovers over the whole window.",
            de: "Ein Navigation-Controller in einer View; was er zeigt, liegt über dem Fenster.",
            ja: "ビューの中のナビゲーションコントローラ。シート、アラート、ポップオーバーはウインドウの前に現れます。"),
        demo: ViewDemo(330, growsWithText: true) {
            FramedNavigationView(rootViewController: PlaceController(depth: 1))
        })
}

// <code>
private final class PlaceController: UIViewController {
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = depth == 1 ? "Places" : "Place \(depth)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            primaryAction: UIAction { [weak self] _ in
                self?.showMore()
            })
        let buttons = UIStackView(arrangedSubviews: [
            button("Push a controller", .filled()) { $0.push() },
            button("Present a sheet", .tinted()) { $0.showSheet() },
            button("Ask with an alert", .gray()) { $0.ask() },
        ])
        buttons.axis = .vertical
        buttons.spacing = 12
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            buttons.centerXAnchor
                .constraint(equalTo: area.centerXAnchor),
            buttons.centerYAnchor
                .constraint(equalTo: area.centerYAnchor),
            buttons.widthAnchor.constraint(
                lessThanOrEqualTo: area.widthAnchor, constant: -32),
        ])
    }

    private func button(
        _ title: String, _ look: UIButton.Configuration,
        action: @escaping (PlaceController) -> Void
    ) -> UIButton {
        var look = look
        look.title = title
        return UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in
                if let self { action(self) }
            })
    }

    private func push() {
        navigationController?.pushViewController(
            PlaceController(depth: depth + 1), animated: true)
    }

    private func showSheet() {
        let sheet = UINavigationController(
            rootViewController: PlaceController(depth: 1))
        let look = sheet.sheetPresentationController
        look?.detents = [.medium(), .large()]
        look?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Leave \(title ?? "")?",
            message: "Your changes are kept.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Leave", style: .destructive) { _ in
                self.navigationController?
                    .popToRootViewController(animated: true)
            })
        present(alert, animated: true)
    }

    private func showMore() {
        let more = PlaceController(depth: depth)
        more.modalPresentationStyle = .popover
        let scale = UIFontMetrics.default
            .scaledValue(for: 1000, compatibleWith: traitCollection)
        more.preferredContentSize = CGSize(
            width: 240 * scale / 1000, height: 190 * scale / 1000)
        let popover = more.popoverPresentationController
        popover?.barButtonItem = navigationItem.rightBarButtonItem
        present(more, animated: true)
    }
}
// </code>
