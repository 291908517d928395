import ComponentFlow

/// The names of the pages above the controls for language and style.
struct Sidebar: CombinedComponent {
    typealias EnvironmentType = Surroundings

    static let width: CGFloat = 216

    let selection: Int
    let settings: ActionSlot<Setting>
    let scroll: ActionSlot<ScrollViewPosition>

    static var body: Body {
        let background = Child(Rectangle.self)
        let list = Child(ScrollView<Surroundings>.self)
        let edge = Child(Divider.self)
        let language = Child(Segments.self)
        let style = Child(Segments.self)
        return { context in
            let component = context.component
            let size = context.availableSize
            let theme = context.environment[Theme.self].value
            let strings = context.environment[Strings.self].value
            let transition = context.transition
            let inner = CGSize(width: size.width - 2 * PageList.margin, height: size.height)

            let language = language.update(
                component: Segments(
                    titles: Strings.Language.allCases.map(\.name),
                    selection: Strings.Language.allCases.firstIndex(of: strings.language) ?? 0
                ) { component.settings.invoke(.language(Strings.Language.allCases[$0])) },
                environment: { context.environment }, availableSize: inner, transition: transition)
            let style = style.update(
                component: Segments(titles: [strings[.light], strings[.dark]], selection: theme.isDark ? 1 : 0) {
                    component.settings.invoke(.dark($0 == 1))
                },
                environment: { context.environment }, availableSize: inner, transition: transition)
            let footerHeight = 12 + language.size.height + 8 + style.size.height + 14

            let background = background.update(
                component: Rectangle(color: theme.sidebar), availableSize: size, transition: transition)
            let listSize = CGSize(width: size.width, height: max(size.height - footerHeight, 0))
            let list = list.update(
                component: ScrollView(
                    content: AnyComponent(PageList(selection: component.selection, settings: component.settings))
                ).scrollTo(component.scroll),
                environment: { context.environment }, availableSize: listSize, transition: transition)
            let edge = edge.update(
                component: Divider(color: theme.border), availableSize: listSize, transition: transition)

            context.add(background.position(size.center))
            context.add(
                list.position(list.size.center).clipsToBounds(true))
            context.add(edge.position(CGPoint(x: size.width / 2, y: listSize.height)))
            var y = listSize.height + 12
            for child in [language, style] {
                context.add(child.position(CGPoint(x: size.width / 2, y: y + child.size.height / 2)))
                y += child.size.height + 8
            }
            return size
        }
    }
}
