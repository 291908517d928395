import ComponentFlow

/// The names of the pages, grouped by topic.
struct PageList: CompositeComponent {
    static let margin: CGFloat = 14
    fileprivate static let rowHeight: CGFloat = 28
    private static let topicHeight: CGFloat = 34

    let selection: Int
    let settings: ActionSlot<Setting>

    /// The frame of a page's name in the list, in points.
    @MainActor static func frame(of page: Int) -> CGRect {
        let topics = Set(Page.all.prefix(page + 1).map(\.topic)).count
        return CGRect(
            x: 0, y: CGFloat(topics) * topicHeight + CGFloat(page) * rowHeight, width: Sidebar.width, height: rowHeight)
    }

    var content: some Component<Surroundings> {
        VStack(alignment: .left) {
            for topic in Topic.allCases {
                caption(strings[topic.title], theme)
                    .accessibilityHeading(2)
                    .padding(UIEdgeInsets(top: 8, left: 10, bottom: 0, right: 10))
                    .frame(height: Self.topicHeight)
                    .id(topic)
                for (index, page) in Page.all.enumerated() where page.topic == topic {
                    PageRow(index: index, isSelected: index == selection, settings: settings).id(page.name)
                }
            }
        }
        .padding(UIEdgeInsets(top: 0, left: Self.margin, bottom: Self.margin, right: Self.margin))
    }
}

/// A page name that selects the page when it is tapped.
struct PageRow: CompositeComponent {
    let index: Int
    let isSelected: Bool
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        HStack {
            Button {
                settings.invoke(.page(index))
            } label: {
                Text(Page.all[index].title)
                    .font(.footnote.weight(isSelected ? .semibold : .regular))
                    .foregroundColor(isSelected ? theme.onAccent : theme.text)
                    .lineLimit(1)
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, minHeight: PageList.rowHeight, alignment: .left)
            }
            .accessibilityAddTraits(isSelected ? .selected : .none)
            .background(isSelected ? theme.accent : .clear)
            .cornerRadius(7)
        }
    }
}
