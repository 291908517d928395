import ComponentFlow

/// A page: its title, its description, the live component, and the code beside it, or below it in a narrow window.
struct PageView: CombinedComponent {
    typealias EnvironmentType = Surroundings

    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 20
    /// The width of the example if the code is beside it, in points.
    private static let exampleWidth: CGFloat = 400

    let index: Int
    let settings: ActionSlot<Setting>

    static var body: Body {
        let title = Child(Modified<Empty>.self)
        let about = Child(Text.self)
        let example = Child(ExampleCard.self)
        let code = Child(CodePanel.self)
        return { context in
            let page = Page.all[context.component.index]
            let theme = context.environment[Theme.self].value
            let strings = context.environment[Strings.self].value
            let transition = context.transition
            let size = context.availableSize
            let width = max(size.width - 2 * margin, 0)
            let wide = CGSize(width: width, height: size.height)

            let title = title.update(
                component: Text(text: page.title, font: theme.titleFont, color: theme.text).accessibilityHeading(1),
                availableSize: wide, transition: transition)
            let about = about.update(
                component: Text(
                    text: strings[page.about], font: theme.bodyFont, color: theme.secondaryText, lineSpacing: 3),
                availableSize: wide, transition: transition)
            context.add(title.position(CGPoint(x: margin + title.size.width / 2, y: 26 + title.size.height / 2)))
            let aboutTop = 26 + title.size.height + 6
            context.add(
                about.position(CGPoint(x: margin + about.size.width / 2, y: aboutTop + about.size.height / 2)))

            let top = aboutTop + about.size.height + 22
            let area = CGRect(x: margin, y: top, width: width, height: max(size.height - top - margin, 0))
            let (exampleFrame, codeFrame) = split(area)
            let example = example.update(
                component: ExampleCard(index: context.component.index, settings: context.component.settings),
                environment: { context.environment }, availableSize: exampleFrame.size, transition: transition)
            let code = code.update(
                component: CodePanel(file: page.file, code: page.code), environment: { context.environment },
                availableSize: codeFrame.size, transition: transition)
            context.add(example.position(CGPoint(x: exampleFrame.midX, y: exampleFrame.midY)))
            context.add(code.position(CGPoint(x: codeFrame.midX, y: codeFrame.midY)))
            return size
        }
    }

    /// Divides the area below the title between the example and the code.
    private static func split(_ area: CGRect) -> (example: CGRect, code: CGRect) {
        var (example, code) = (area, area)
        if area.width >= 720 {
            example.size.width = exampleWidth
            code.origin.x += exampleWidth + gap
            code.size.width -= exampleWidth + gap
        } else {
            example.size.height = floor((area.height - gap) * 0.55)
            code.origin.y += example.height + gap
            code.size.height -= example.height + gap
        }
        return (example, code)
    }
}

/// The live component on a card.
struct ExampleCard: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let index: Int
    let settings: ActionSlot<Setting>

    static var body: Body {
        let card = Child(Rectangle.self)
        let demo = Child(environment: Surroundings.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let size = context.availableSize
            let center = size.center
            let card = card.update(
                component: Rectangle(color: theme.card), availableSize: size, transition: context.transition)
            let demo = demo.update(
                component: Page.all[context.component.index].demo(context.component.settings),
                environment: { context.environment },
                availableSize: CGSize(width: max(size.width - 48, 0), height: max(size.height - 48, 0)),
                transition: context.transition)
            context.add(
                card.position(center).cornerRadius(theme.cornerRadius)
                    .shadow(ComponentShadow(opacity: 0.1, radius: 8, offset: CGSize(width: 0, height: 2))))
            context.add(demo.position(center))
            return size
        }
    }
}

/// The highlighted code of a page below its file name; it scrolls in both directions.
struct CodePanel: CombinedComponent {
    typealias EnvironmentType = Surroundings

    let file: String
    let code: String

    static var body: Body {
        let border = Child(Rectangle.self)
        let background = Child(Rectangle.self)
        let file = Child(Text.self)
        let line = Child(Divider.self)
        let code = Child(ScrollView<Empty>.self)
        return { context in
            let component = context.component
            let theme = context.environment[Theme.self].value
            let transition = context.transition
            let size = context.availableSize
            let center = size.center
            let headerHeight: CGFloat = 34

            let border = border.update(
                component: Rectangle(color: theme.border), availableSize: size, transition: transition)
            let background = background.update(
                component: Rectangle(color: theme.codeBackground),
                availableSize: CGSize(width: size.width - 2, height: size.height - 2), transition: transition)
            let file = file.update(
                component: Text(text: component.file, font: theme.captionFont, color: theme.secondaryText),
                availableSize: size, transition: transition)
            let line = line.update(
                component: Divider(color: theme.border), availableSize: CGSize(width: size.width - 2, height: 1),
                transition: transition)
            let coloured = CodeColouring(syntax: theme.syntax, font: theme.codeFont)(component.code)
            let code = code.update(
                component: ScrollView(
                    [.horizontal, .vertical], contentInsets: UIEdgeInsets(top: 14, left: 16, bottom: 16, right: 16)
                ) { Text(attributedText: coloured, font: theme.codeFont, lineSpacing: 3) },
                availableSize: CGSize(width: size.width - 2, height: max(size.height - headerHeight - 2, 0)),
                transition: transition)

            context.add(border.position(center).cornerRadius(theme.cornerRadius))
            context.add(background.position(center).cornerRadius(theme.cornerRadius - 1))
            context.add(file.position(CGPoint(x: 17 + file.size.width / 2, y: headerHeight / 2)))
            context.add(line.position(CGPoint(x: size.width / 2, y: headerHeight)))
            context.add(
                code.position(CGPoint(x: 1 + code.size.width / 2, y: headerHeight + 1 + code.size.height / 2))
                    .clipsToBounds(true))
            return size
        }
    }
}
