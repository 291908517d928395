import ComponentFlow

extension Page {
    static let uikitControls = Page(
        "uikit-controls", title: "UIKit's controls", topic: .controls,
        about: Localized(
            "Buttons in all configurations, and the other controls, with their appearance in each state.",
            de: "Tasten in allen Konfigurationen und die anderen Bedienelemente, mit ihrem Aussehen je Zustand.",
            ja: "あらゆる構成のボタンと、そのほかのコントロール。状態ごとの見た目もあります。"),
        demo: ViewDemo(420, growsWithText: true) { ControlsView() })
}

// <code>
private final class ControlsView: UIView {
    private let rows = UIStackView()

    init() {
        super.init(frame: .zero)
        rows.axis = .vertical
        rows.spacing = 14
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        addButtons()
        addValues()
    }

    required init?(coder: NSCoder) { nil }

    private func addButtons() {
        let looks: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()),
            ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for isEnabled in [true, false] {
            let row = looks.map { name, look in
                var look = look
                look.title = name
                let button = UIButton(configuration: look)
                button.isEnabled = isEnabled
                return button
            }
            add(row, spacing: 8)
        }
        var busy = UIButton.Configuration.filled()
        busy.title = "Loading"
        busy.showsActivityIndicator = true
        busy.imagePadding = 6
        busy.cornerStyle = .capsule
        var large = UIButton.Configuration.tinted()
        large.title = "Subtitle"
        large.subtitle = "below the title"
        large.baseForegroundColor = .label
        large.baseBackgroundColor = .systemOrange
        add([busy, large].map { UIButton(configuration: $0) })
    }

    private func addValues() {
        let (on, off) = (UISwitch(), UISwitch())
        on.isOn = true
        off.isEnabled = false
        let stepper = UIStepper()
        on.accessibilityLabel = "Enabled"
        off.accessibilityLabel = "Disabled"
        stepper.accessibilityLabel = "Number"
        add([on, off, stepper])
        let names = ["Day", "Week", "Year"]
        let segments = UISegmentedControl(items: names)
        segments.selectedSegmentIndex = 1
        rows.addArrangedSubview(segments)
        let slider = UISlider()
        slider.value = 0.4
        slider.accessibilityLabel = "Progress of the bar"
        rows.addArrangedSubview(slider)
        let bar = UIProgressView()
        slider.addAction(
            UIAction { _ in
                bar.setProgress(slider.value, animated: true)
            }, for: .valueChanged)
        bar.progress = slider.value
        rows.addArrangedSubview(bar)
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.accessibilityLabel = "Page"
        let busy = UIActivityIndicatorView(style: .medium)
        busy.startAnimating()
        add([pages, busy])
    }

    private func add(_ views: [UIView], spacing: CGFloat = 24) {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .center
        row.spacing = spacing
        let box = UIStackView(arrangedSubviews: [row])
        box.axis = .vertical
        box.alignment = .center
        rows.addArrangedSubview(box)
    }
}
// </code>
