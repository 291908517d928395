import ComponentFlow

/// Keeps what the gallery shows: the page and the theme.
final class GalleryController: ComponentViewController<Theme> {
    private final class Model {
        var theme = Theme.light
        var selection = 0
    }

    private let model: Model

    init(selection: Int = 0, theme: Theme = .light) {
        let model = Model()
        model.theme = theme
        model.selection = selection
        self.model = model
        super.init(GalleryScreen(selection: selection, select: { _ in }, toggleTheme: {})) { model.theme }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(transition: .immediate)
    }

    private func show(transition: ComponentTransition) {
        let screen = GalleryScreen(
            selection: model.selection,
            select: { [weak self] index in
                self?.model.selection = index
                self?.show(transition: .easeInOut(duration: 0.2))
            },
            toggleTheme: { [weak self] in
                guard let self else { return }
                model.theme = model.theme.isDark ? .light : .dark
                show(transition: .easeInOut(duration: 0.3))
            })
        update(component: AnyComponent(screen), transition: transition)
    }
}
