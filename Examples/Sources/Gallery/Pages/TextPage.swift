import ComponentFlow

extension Page {
    @MainActor static let text = Page(
        name: "text", title: "Text",
        about: "Typeset in every script. It wraps at the width it is offered and answers the size it takes.",
        code: """
            Text(text: "Hello", font: .systemFont(ofSize: 28, weight: .semibold))
            Text(text: story, maximumNumberOfLines: 2, lineBreakMode: .byTruncatingTail)
            """,
        demo: AnyComponent(TextDemo()))
}

private struct TextDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let stack = stack.update(
                component: VStack(spacing: 10) {
                    Text(text: "Hello, Linux", font: .systemFont(ofSize: 28, weight: .semibold), color: theme.text)
                    Text(text: "שלום עולם · مرحبا بالعالم", font: .systemFont(ofSize: 20), color: theme.text)
                    Text(text: "Ελληνικά · Кириллица · 👩‍🚀🌍🎉", font: .systemFont(ofSize: 20), color: theme.text)
                    Text(
                        text: "A component is a plain value. One real view stands behind it, and it is touched only "
                            + "when environment, state, component or the offered size changed.",
                        font: .systemFont(ofSize: 15), color: theme.secondaryText, maximumNumberOfLines: 2,
                        alignment: .center, lineBreakMode: .byTruncatingTail)
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(stack.position(CGPoint(x: stack.size.width / 2, y: stack.size.height / 2)))
            return stack.size
        }
    }
}
