import ComponentFlow

/// The names of the pages above the controls for language and style.
struct Sidebar: CompositeComponent {
    /// The width for the default text size, and the largest one, in points.
    static let (width, maximumWidth): (CGFloat, CGFloat) = (216, 380)

    let selection: Int
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        VStack {
            ScrollView { PageList(selection: selection, settings: settings) }
                .clipped()
                .flexible()
            Divider(color: theme.border)
            VStack(spacing: 8) {
                languages
                Segments(titles: [strings[.light], strings[.dark]], selection: theme.isDark ? 1 : 0) {
                    settings.invoke(.dark($0 == 1))
                }
            }
            .padding(UIEdgeInsets(top: 12, left: PageList.margin, bottom: 14, right: PageList.margin))
        }
        .frame(width: min(scaledMetric(Self.width), Self.maximumWidth))
        .background(theme.sidebar)
    }

    /// The languages of the texts, and those for tests.
    @MainActor private var languages: Picker<Strings.Language> {
        let settings = settings
        return Picker(strings[.language], selection: strings.language) {
            for language in Strings.Language.allCases { PickerOption(language.name, language) }
        } selectionUpdated: {
            settings.invoke(.language($0))
        }
    }
}
