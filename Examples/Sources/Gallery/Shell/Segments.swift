import ComponentFlow

/// A choice between short texts side by side, with a marker that slides to the selected one.
///
/// The texts grow with the user's text size as far as the longest has space.
struct Segments: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let titles: [String]
    let selection: Int
    let select: (Int) -> Void

    static func == (lhs: Segments, rhs: Segments) -> Bool {
        lhs.titles == rhs.titles && lhs.selection == rhs.selection
    }

    /// Returns about how wide a text is, as a multiple of its point size.
    private static func widthInEms(_ text: String) -> CGFloat {
        text.unicodeScalars.reduce(0.5) { $0 + ($1.value < 0x1100 ? 0.62 : 1) }
    }

    static var body: Body {
        let track = Child(Rectangle.self)
        let mark = Child(Rectangle.self)
        let buttons = ChildMap(Modified<Empty>.self, keyedBy: Int.self)
        return { context in
            let component = context.component
            let theme = context.environment[Theme.self].value
            let transition = context.transition
            let size = CGSize(
                width: context.availableSize.width, height: context.scaledMetric(30, relativeTo: .caption1))
            let part = CGSize(width: size.width / CGFloat(max(component.titles.count, 1)), height: size.height)
            let markSize = CGSize(width: part.width - 4, height: part.height - 4)
            let isRightToLeft = context.environment[Strings.self].value.language.tag.isRightToLeft
            func center(of index: Int) -> CGPoint {
                let start = part.width * (CGFloat(index) + 0.5)
                return CGPoint(x: isRightToLeft ? size.width - start : start, y: size.height / 2)
            }

            let track = track.update(
                component: Rectangle(color: theme.fill), availableSize: size, transition: transition)
            let mark = mark.update(
                component: Rectangle(color: theme.isDark ? .rgb(0x4A4A4E) : .white), availableSize: markSize,
                transition: transition)
            context.add(track.position(size.center).cornerRadius(8))
            context.add(
                mark.position(center(of: component.selection)).cornerRadius(6)
                    .shadow(ComponentShadow(opacity: 0.15, radius: 2, offset: CGSize(width: 0, height: 1))))
            let pointSize = min(
                context.scaledMetric(12, relativeTo: .caption1),
                (part.width - 8) / (component.titles.map(widthInEms).max() ?? 1))
            for (index, title) in component.titles.enumerated() {
                let label = Text(
                    text: title,
                    font: .systemFont(
                        ofSize: max(pointSize, 8), weight: index == component.selection ? .semibold : .regular),
                    color: theme.text, maximumNumberOfLines: 1)
                let button = buttons[index].update(
                    component: Button(content: AnyComponent(label)) { context.component.select(index) }
                        .minSize(part)
                        .accessibilityAddTraits(index == component.selection ? .selected : .none),
                    availableSize: part, transition: transition)
                context.add(button.position(center(of: index)))
            }
            return size
        }
    }
}
