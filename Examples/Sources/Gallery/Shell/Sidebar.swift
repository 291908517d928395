import ComponentFlow

/// The names of the pages, and the switch between light and dark.
struct Sidebar: CombinedComponent {
    typealias EnvironmentType = Theme

    let selection: Int
    let select: (Int) -> Void
    let toggleTheme: () -> Void

    static func == (lhs: Sidebar, rhs: Sidebar) -> Bool {
        lhs.selection == rhs.selection
    }

    static var body: Body {
        let background = Child(Rectangle.self)
        let rows = ChildMap(environment: Theme.self, keyedBy: Int.self)
        let toggle = Child(SidebarRow.self)
        return { context in
            let size = context.availableSize
            let theme = context.environment[Theme.self]
            let background = background.update(
                component: Rectangle(color: theme.sidebar), availableSize: size, transition: context.transition)
            context.add(background.position(CGPoint(x: size.width / 2, y: size.height / 2)))

            var y: CGFloat = 16
            for (index, page) in Page.all.enumerated() {
                let row = rows[index].update(
                    component: AnyComponent(
                        SidebarRow(title: page.title, isSelected: index == context.component.selection) {
                            context.component.select(index)
                        }),
                    environment: { theme }, availableSize: size, transition: context.transition)
                context.add(row.position(CGPoint(x: size.width / 2, y: y + row.size.height / 2)))
                y += row.size.height + 2
            }
            let toggle = toggle.update(
                component: SidebarRow(title: theme.isDark ? "☀︎ Light" : "☾ Dark", isSelected: false) {
                    context.component.toggleTheme()
                },
                environment: { theme }, availableSize: size, transition: context.transition)
            context.add(toggle.position(CGPoint(x: size.width / 2, y: size.height - 16 - toggle.size.height / 2)))
            return size
        }
    }
}

/// A name that can be tapped.
struct SidebarRow: CombinedComponent {
    typealias EnvironmentType = Theme

    let title: String
    let isSelected: Bool
    let action: () -> Void

    static func == (lhs: SidebarRow, rhs: SidebarRow) -> Bool {
        lhs.title == rhs.title && lhs.isSelected == rhs.isSelected
    }

    static var body: Body {
        let highlight = Child(Rectangle.self)
        let button = Child(Button.self)
        return { context in
            let theme = context.environment[Theme.self]
            let size = CGSize(width: context.availableSize.width - 16, height: 30)
            let highlight = highlight.update(
                component: Rectangle(color: context.component.isSelected ? theme.selection : .clear),
                availableSize: size, transition: context.transition)
            let button = button.update(
                component: Button(
                    content: AnyComponent(
                        VStack<Empty>(alignment: .left, fillWidth: true) {
                            Text(
                                text: context.component.title,
                                font: .systemFont(
                                    ofSize: 14, weight: context.component.isSelected ? .semibold : .regular),
                                color: context.component.isSelected ? theme.accent : theme.text)
                        }),
                    contentInsets: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
                ) {
                    context.component.action()
                }
                .minSize(size),
                availableSize: size, transition: context.transition)
            context.add(highlight.position(CGPoint(x: size.width / 2, y: size.height / 2)).cornerRadius(8))
            context.add(button.position(CGPoint(x: size.width / 2, y: size.height / 2)))
            return size
        }
    }
}
