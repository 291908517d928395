import ComponentFlow

/// The names of the pages above the controls for language and style.
struct Sidebar: CompositeComponent {
    static let width: CGFloat = 216

    let selection: Int
    let settings: ActionSlot<Setting>
    let scroll: ActionSlot<ScrollViewPosition>

    var content: some Component<Surroundings> {
        VStack {
            ScrollView { PageList(selection: selection, settings: settings) }
                .scrollTo(scroll)
                .clipped()
                .flexible()
            Divider(color: theme.border)
            VStack(spacing: 8) {
                Segments(
                    titles: Strings.Language.allCases.map(\.name),
                    selection: Strings.Language.allCases.firstIndex(of: strings.language) ?? 0
                ) { settings.invoke(.language(Strings.Language.allCases[$0])) }
                Segments(titles: [strings[.light], strings[.dark]], selection: theme.isDark ? 1 : 0) {
                    settings.invoke(.dark($0 == 1))
                }
            }
            .padding(UIEdgeInsets(top: 12, left: PageList.margin, bottom: 14, right: PageList.margin))
        }
        .frame(width: Self.width)
        .background(theme.sidebar)
    }
}
