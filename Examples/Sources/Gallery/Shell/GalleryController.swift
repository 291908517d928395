import ComponentFlow

/// Stores the selected page, theme and language of the gallery.
final class GalleryController: ComponentViewController<Surroundings> {
    private final class Model {
        var page: Int
        var accent = Theme.Accent.blue
        var isDark: Bool
        var language: Strings.Language

        init(page: Int, isDark: Bool, language: Strings.Language) {
            self.page = page
            self.isDark = isDark
            self.language = language
        }

        var theme: Theme {
            Theme(accent: accent, isDark: isDark)
        }
    }

    private let model: Model
    private let settings = ActionSlot<Setting>()

    init(page: Int = 0, isDark: Bool = false, language: Strings.Language = .english) {
        let model = Model(page: page, isDark: isDark, language: language)
        self.model = model
        let screen = GalleryScreen(selection: page, settings: settings)
        super.init(screen) {
            model.theme
            Strings(language: model.language)
        }
        showStyle()
        showLayoutDirection()
        settings.connect { [weak self] setting in MainActor.assumeIsolated { self?.apply(setting) } }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Changes a setting; changes of the theme and the language are animated with an explicit transition.
    func apply(_ setting: Setting) {
        switch setting {
        case .page(let page): model.page = page
        case .dark(let isDark):
            model.isDark = isDark
            showStyle()
        case .accent(let accent): model.accent = accent
        case .language(let language):
            model.language = language
            showLayoutDirection()
        }
        let screen = GalleryScreen(selection: model.page, settings: settings)
        update(component: AnyComponent(screen), transition: .easeInOut(duration: 0.3))
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        showStyle()
    }

    /// Shows the style in the window as well, for what the pages present.
    private func showStyle() {
        let style: UIUserInterfaceStyle = model.isDark ? .dark : .light
        overrideUserInterfaceStyle = style
        viewIfLoaded?.window?.overrideUserInterfaceStyle = style
    }

    /// Mirrors the layout in a language that is written from right to left.
    private func showLayoutDirection() {
        traitOverrides.layoutDirection = model.language.tag.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Selects the previous or next page with the arrow keys.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step: Int
        switch presses.first?.key?.keyCode {
        case .keyboardDownArrow: step = 1
        case .keyboardUpArrow: step = -1
        default: return super.pressesBegan(presses, with: event)
        }
        apply(.page(min(max(model.page + step, 0), Page.all.count - 1)))
        revealSelection(animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        revealSelection(animated: false)
    }

    /// Scrolls the name of the selected page into view, with a margin.
    private func revealSelection(animated: Bool) {
        guard let row = viewIfLoaded?.findTaggedView(tag: PageRow.tags[model.page]) else { return }
        let ancestors = sequence(first: row, next: \.superview)
        guard let list = ancestors.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
        let frame = row.convert(row.bounds, to: list).insetBy(dx: 0, dy: -48)
        list.scrollRectToVisible(frame, animated: animated)
    }
}
