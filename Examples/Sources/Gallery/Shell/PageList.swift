import ComponentFlow

/// The names of the pages, grouped by topic.
struct PageList: CombinedComponent {
    typealias EnvironmentType = Surroundings

    static let margin: CGFloat = 14
    private static let rowHeight: CGFloat = 28
    private static let topicHeight: CGFloat = 34

    let selection: Int
    let settings: ActionSlot<Setting>

    /// The frame of a page's name in the list, in points.
    @MainActor static func frame(of page: Int) -> CGRect {
        let topics = Set(Page.all.prefix(page + 1).map(\.topic)).count
        return CGRect(
            x: 0, y: CGFloat(topics) * topicHeight + CGFloat(page) * rowHeight, width: Sidebar.width, height: rowHeight)
    }

    static var body: Body {
        let topics = ChildMap(Modified<Empty>.self, keyedBy: Topic.self)
        let rows = ChildMap(PageRow.self, keyedBy: Int.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let strings = context.environment[Strings.self].value
            let width = context.availableSize.width
            let rowSize = CGSize(width: width - 2 * margin, height: rowHeight)
            for (index, page) in Page.all.enumerated() {
                let frame = frame(of: index)
                if index == 0 || Page.all[index - 1].topic != page.topic {
                    let topic = topics[page.topic].update(
                        component: Text(
                            text: strings[page.topic.title], font: theme.captionFont, color: theme.secondaryText
                        )
                        .accessibilityHeading(2),
                        availableSize: rowSize, transition: context.transition)
                    context.add(
                        topic.position(CGPoint(x: margin + 10 + topic.size.width / 2, y: frame.minY - 13)))
                }
                let row = rows[index].update(
                    component: PageRow(
                        index: index, isSelected: index == context.component.selection,
                        settings: context.component.settings),
                    environment: { context.environment }, availableSize: rowSize, transition: context.transition)
                context.add(row.position(CGPoint(x: width / 2, y: frame.midY)))
            }
            return CGSize(width: width, height: frame(of: Page.all.count - 1).maxY + margin)
        }
    }
}

/// A page name that selects the page when it is tapped.
struct PageRow: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let index: Int
    let isSelected: Bool
    let settings: ActionSlot<Setting>

    static var body: Body {
        let highlight = Child(Rectangle.self)
        let button = Child(Modified<Empty>.self)
        return { context in
            let component = context.component
            let theme = context.environment[Theme.self].value
            let size = context.availableSize
            let center = size.center
            let highlight = highlight.update(
                component: Rectangle(color: component.isSelected ? theme.accent : .clear), availableSize: size,
                transition: context.transition)
            let title = Text(
                text: Page.all[component.index].title,
                font: .systemFont(ofSize: 13.5, weight: component.isSelected ? .semibold : .regular),
                color: component.isSelected ? theme.onAccent : theme.text, maximumNumberOfLines: 1)
            let button = button.update(
                component: Button(content: AnyComponent(title.padding(.horizontal, 10).leading)) {
                    component.settings.invoke(.page(component.index))
                }
                .minSize(size)
                .accessibilityAddTraits(component.isSelected ? .selected : .none),
                availableSize: size, transition: context.transition)
            context.add(highlight.position(center).cornerRadius(7))
            context.add(button.position(center))
            return size
        }
    }
}

extension Component {
    /// The component at the left edge of the full width.
    fileprivate var leading: Modified<EnvironmentType> {
        frame(maxWidth: .infinity, alignment: .left)
    }
}
