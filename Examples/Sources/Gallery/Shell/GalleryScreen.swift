import ComponentFlow

/// The whole window: the list of pages beside the page that is shown.
struct GalleryScreen: CombinedComponent {
    typealias EnvironmentType = Theme

    let selection: Int
    let select: (Int) -> Void
    let toggleTheme: () -> Void

    static func == (lhs: GalleryScreen, rhs: GalleryScreen) -> Bool {
        lhs.selection == rhs.selection
    }

    static var body: Body {
        let background = Child(Rectangle.self)
        let sidebar = Child(Sidebar.self)
        let pages = ChildMap(PageView.self, keyedBy: Int.self)
        return { context in
            let theme = context.environment[Theme.self]
            let size = context.availableSize
            let sidebarWidth: CGFloat = 188
            let background = background.update(
                component: Rectangle(color: theme.background), availableSize: size, transition: context.transition)
            let sidebar = sidebar.update(
                component: Sidebar(
                    selection: context.component.selection, select: { context.component.select($0) },
                    toggleTheme: { context.component.toggleTheme() }),
                environment: { theme }, availableSize: CGSize(width: sidebarWidth, height: size.height),
                transition: context.transition)
            let pageWidth = max(size.width - sidebarWidth, 0)
            let page = pages[context.component.selection].update(
                component: PageView(index: context.component.selection), environment: { theme },
                availableSize: CGSize(width: pageWidth, height: size.height), transition: context.transition)
            context.add(background.position(CGPoint(x: size.width / 2, y: size.height / 2)))
            context.add(
                page.position(CGPoint(x: sidebarWidth + pageWidth / 2, y: size.height / 2))
                    .appear(.default(alpha: true)).disappear(.default(alpha: true)))
            context.add(sidebar.position(CGPoint(x: sidebarWidth / 2, y: size.height / 2)))
            return size
        }
    }
}
