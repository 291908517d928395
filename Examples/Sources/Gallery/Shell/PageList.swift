import ComponentFlow

/// The names of the pages, grouped by topic.
struct PageList: CompositeComponent {
    static let margin: CGFloat = 14

    let selection: Int
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        VStack(alignment: .leading) {
            for topic in Topic.allCases {
                caption(strings[topic.title], theme)
                    .accessibilityHeading(2)
                    .padding(UIEdgeInsets(top: 8, left: 10, bottom: 0, right: 10))
                    .frame(minHeight: 34)
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
    /// The tags of the rows, in the order of the pages.
    @MainActor static let tags = Page.all.map { _ in GenericComponentViewTag() }

    let index: Int
    let isSelected: Bool
    let settings: ActionSlot<Setting>

    var content: some Component<Surroundings> {
        HStack {
            Button {
                settings.invoke(.page(index))
            } label: {
                Text(Page.all[index].title.breakingNames)
                    .font(.footnote.weight(isSelected ? .semibold : .regular))
                    .foregroundColor(isSelected ? theme.onAccent : theme.text)
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
            }
            .tagged(Self.tags[index])
            .accessibilityLabel(Page.all[index].title)
            .accessibilityAddTraits(isSelected ? .selected : .none)
            .background(isSelected ? theme.accent : .clear)
            .cornerRadius(7)
        }
    }
}

extension String {
    /// The text with places for line breaks between the words of names of types, such as "ProgressIndicator".
    fileprivate var breakingNames: String {
        reduce(into: "") { text, character in
            if character.isUppercase, text.last?.isLowercase == true { text.append("\u{200B}") }
            text.append(character)
        }
    }
}
