// Teaches the explicit API where it is needed: the reader has a view of its own, which counts its updates.

import ComponentFlow

extension Page {
    static let theming = Page(
        "theming", title: "Theme and Strings", topic: .data,
        about: Localized(
            "Both are environment values. A change updates only the components that read it, as the counters show.",
            de:
                "Beide reisen in der Umgebung. Eine Änderung erneuert genau die Komponenten, die sie lesen: Die Zähler zeigen es.",
            ja: "両方とも環境を通って届きます。変更は、それを読むコンポーネントだけを更新します。"),
        demo: { ThemingDemo(settings: $0) })
}

// <code>
/// Reads only what it displays, and counts its updates.
private struct Reader: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let kind: Kind

    enum Kind: CaseIterable { case theme, strings, both, nothing }

    func makeView() -> CountingView {
        CountingView(name: "\(kind)")
    }

    static var body: Body {
        let background = Child(Rectangle.self)
        let title = Child(Text.self)
        let count = Child(Text.self)
        return { context in
            let kind = context.component.kind
            var color = UIColor.secondarySystemFill
            var word = "Reads nothing"
            if kind == .theme || kind == .both {
                let theme = context.environment[Theme.self]
                color = theme.accent.withAlphaComponent(0.25)
                word = "Reads the theme"
            }
            if kind == .strings || kind == .both {
                let strings = context.environment[Strings.self].value
                let text: Localized =
                    kind == .both ? .readsBoth : .readsStrings
                word = strings[text]
            }
            context.view?.updates += 1

            let size = CGSize(
                width: context.availableSize.width,
                height: context.scaledMetric(52))
            let middle = size.height / 2
            let background = background.update(
                component: Rectangle(color: color),
                availableSize: size, transition: context.transition)
            let title = title.update(
                component: Text(
                    text: word, font: .footnote),
                availableSize: size, transition: context.transition)
            let count = count.update(
                component: Text(
                    text: "\(context.view?.updates ?? 0)",
                    font: .title3.weight(.bold)),
                availableSize: size, transition: context.transition)
            context.add(
                background
                    .position(CGPoint(x: size.width / 2, y: middle))
                    .cornerRadius(12))
            context.add(
                title.position(
                    CGPoint(x: 16 + title.size.width / 2, y: middle)))
            let right = size.width - 16 - count.size.width / 2
            context.add(
                count.position(CGPoint(x: right, y: middle)))
            return size
        }
    }
}
// </code>

/// Counts the updates of its component; tests read the count.
final class CountingView: UIView {
    let name: String
    var updates = 0

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private struct ThemingDemo: CompositeComponent {
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            VStack(spacing: 10) {
                for kind in Reader.Kind.allCases { Reader(kind: kind).id(kind) }
            }
            VStack(spacing: 16) {
                for kind in Control.Kind.allCases { Control(kind: kind, settings: settings).id(kind) }
            }
        }
    }
}

/// A setting of the gallery with a caption.
private struct Control: CompositeComponent {
    enum Kind: CaseIterable {
        case accent, style, language
    }

    let kind: Kind
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 6) {
            caption(strings[title], theme)
            segments(theme, strings)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(strings[title])
    }
    private var title: Localized {
        switch kind {
        case .accent: .accent
        case .style: .style
        case .language: .language
        }
    }

    @MainActor private func segments(_ theme: Theme, _ strings: Strings) -> Segments {
        let settings = settings
        switch kind {
        case .accent:
            let accents = Theme.Accent.allCases
            return Segments(
                titles: accents.map { strings[$0.title] },
                selection: accents.firstIndex { $0.color(isDark: theme.isDark) == theme.accent } ?? 0
            ) { settings.invoke(.accent(accents[$0])) }
        case .style:
            return Segments(titles: [strings[.light], strings[.dark]], selection: theme.isDark ? 1 : 0) {
                settings.invoke(.dark($0 == 1))
            }
        case .language:
            let languages = Strings.Language.translated
            return Segments(
                titles: languages.map(\.name), selection: languages.firstIndex(of: strings.language) ?? 0
            ) { settings.invoke(.language(languages[$0])) }
        }
    }
}

extension Theme.Accent {
    fileprivate var title: Localized {
        switch self {
        case .blue: Localized("Blue", de: "Blau", ja: "青")
        case .purple: Localized("Purple", de: "Lila", ja: "紫")
        case .pink: Localized("Pink", de: "Pink", ja: "ピンク")
        case .orange: Localized("Orange", de: "Orange", ja: "橙")
        case .green: Localized("Green", de: "Grün", ja: "緑")
        }
    }
}

extension Localized {
    fileprivate static let readsStrings = Localized("Reads the strings", de: "Liest die Texte", ja: "文字列を読む")
    fileprivate static let readsBoth = Localized("Reads both", de: "Liest beides", ja: "両方を読む")
}
