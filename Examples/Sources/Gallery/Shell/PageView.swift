import ComponentFlow

/// A page: its title, the component at work on a card, and the code.
struct PageView: CombinedComponent {
    typealias EnvironmentType = Theme

    let index: Int

    static var body: Body {
        let title = Child(Text.self)
        let about = Child(Text.self)
        let card = Child(Rectangle.self)
        let demo = Child(environment: Theme.self)
        let code = Child(Text.self)
        return { context in
            let page = Page.all[context.component.index]
            let theme = context.environment[Theme.self]
            let transition = context.transition
            let margin: CGFloat = 28
            let width = max(context.availableSize.width - 2 * margin, 0)
            let wide = CGSize(width: width, height: context.availableSize.height)

            let title = title.update(
                component: Text(text: page.title, font: .systemFont(ofSize: 26, weight: .bold), color: theme.text),
                availableSize: wide, transition: transition)
            let about = about.update(
                component: Text(text: page.about, font: .systemFont(ofSize: 14), color: theme.secondaryText),
                availableSize: wide, transition: transition)
            let code = code.update(
                component: Text(
                    text: page.code, font: .monospacedSystemFont(ofSize: 12, weight: .regular),
                    color: theme.secondaryText),
                availableSize: wide, transition: transition)

            var y: CGFloat = 24
            @MainActor func place(_ child: UpdatedChild) {
                context.add(child.position(CGPoint(x: margin + child.size.width / 2, y: y + child.size.height / 2)))
                y += child.size.height
            }
            place(title)
            y += 6
            place(about)
            y += 18

            let cardSize = CGSize(
                width: width, height: max(context.availableSize.height - y - code.size.height - 44, 120))
            let card = card.update(
                component: Rectangle(color: theme.card), availableSize: cardSize, transition: transition)
            let demo = demo.update(
                component: page.demo, environment: { theme },
                availableSize: CGSize(width: cardSize.width - 32, height: cardSize.height - 32), transition: transition)
            let center = CGPoint(x: margin + width / 2, y: y + cardSize.height / 2)
            context.add(
                card.position(center).cornerRadius(14)
                    .shadow(ComponentShadow(opacity: 0.12, radius: 8, offset: CGSize(width: 0, height: 2))))
            context.add(demo.position(center))
            y += cardSize.height + 20
            place(code)
            return context.availableSize
        }
    }
}
