import ComponentFlow

/// The content of the window: the list of pages beside the selected page.
struct GalleryScreen: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let selection: Int
    let settings: ActionSlot<Setting>
    let scrollSidebar: ActionSlot<ScrollViewPosition>

    static var body: Body {
        let background = Child(Rectangle.self)
        let sidebar = Child(Sidebar.self)
        let pages = ChildMap(PageView.self, keyedBy: Int.self)
        return { context in
            let component = context.component
            let size = context.availableSize
            let background = background.update(
                component: Rectangle(color: context.environment[Theme.self].background), availableSize: size,
                transition: context.transition)
            let sidebar = sidebar.update(
                component: Sidebar(
                    selection: component.selection, settings: component.settings, scroll: component.scrollSidebar),
                environment: { context.environment }, availableSize: CGSize(width: Sidebar.width, height: size.height),
                transition: context.transition)
            let pageWidth = max(size.width - Sidebar.width, 0)
            let page = pages[component.selection].update(
                component: PageView(index: component.selection, settings: component.settings),
                environment: { context.environment }, availableSize: CGSize(width: pageWidth, height: size.height),
                transition: context.transition)
            context.add(background.position(size.center))
            context.add(
                page.position(CGPoint(x: Sidebar.width + pageWidth / 2, y: size.height / 2))
                    .appear(.default(alpha: true)).disappear(.default(alpha: true)))
            context.add(sidebar.position(CGPoint(x: Sidebar.width / 2, y: size.height / 2)))
            return size
        }
    }
}
