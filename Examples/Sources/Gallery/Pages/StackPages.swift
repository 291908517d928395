import ComponentFlow

extension Page {
    @MainActor static let verticalStack = Page(
        name: "vstack", title: "VStack",
        about: "Children from top to bottom; narrower ones left, in the middle or right.",
        code: """
            VStack(alignment: .left, spacing: 8) {
                Rectangle(color: .systemRed, width: 160, height: 24)
                Rectangle(color: .systemOrange, width: 100, height: 24)
            }
            """,
        demo: AnyComponent(
            StackDemo { _ in
                AnyComponent(
                    HStack(alignment: .top, spacing: 28) {
                        for alignment in [VStackAlignment.left, .center, .right] {
                            VStack(alignment: alignment, spacing: 8) {
                                Rectangle(color: .systemRed, width: 130, height: 24)
                                Rectangle(color: .systemOrange, width: 80, height: 24)
                                Rectangle(color: .systemYellow, width: 50, height: 24)
                            }
                        }
                    })
            }))

    @MainActor static let horizontalStack = Page(
        name: "hstack", title: "HStack",
        about: "Children from left to right; lower ones at the top, in the middle or at the bottom.",
        code: """
            HStack(alignment: .bottom, spacing: 8) {
                Rectangle(color: .systemGreen, width: 24, height: 90)
                Rectangle(color: .systemMint, width: 24, height: 60)
            }
            """,
        demo: AnyComponent(
            StackDemo { _ in
                AnyComponent(
                    HStack(spacing: 40) {
                        for alignment in [HStackAlignment.top, .center, .bottom] {
                            HStack(alignment: alignment, spacing: 8) {
                                Rectangle(color: .systemGreen, width: 28, height: 90)
                                Rectangle(color: .systemTeal, width: 28, height: 60)
                                Rectangle(color: .systemBlue, width: 28, height: 36)
                            }
                        }
                    })
            }))

    @MainActor static let layeredStack = Page(
        name: "zstack", title: "ZStack",
        about: "Children over each other, the last one in front.",
        code: """
            ZStack {
                Rectangle(color: .systemIndigo, width: 180, height: 110)
                Text(text: "In front", color: .white)
            }
            """,
        demo: AnyComponent(
            StackDemo { _ in
                AnyComponent(
                    ZStack {
                        Rectangle(color: .systemIndigo, width: 260, height: 130)
                        Rectangle(color: .systemPink, width: 190, height: 90)
                        Text(text: "In front", font: .systemFont(ofSize: 24, weight: .bold), color: .white)
                    })
            }))
}

/// Shows what a closure builds from the theme.
private struct StackDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    let content: @MainActor (Theme) -> AnyComponent<Empty>

    /// The closures are constants of the page: nothing to compare.
    static func == (lhs: StackDemo, rhs: StackDemo) -> Bool {
        true
    }

    static var body: Body {
        let child = Child(environment: Empty.self)
        return { context in
            let child = child.update(
                component: context.component.content(context.environment[Theme.self].value),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child.position(CGPoint(x: child.size.width / 2, y: child.size.height / 2)))
            return child.size
        }
    }
}
