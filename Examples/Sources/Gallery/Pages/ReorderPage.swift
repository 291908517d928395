import ComponentFlow

extension Page {
    @MainActor static let reorder = Page(
        name: "reorder", title: "Keyed children",
        about: "Children with ids keep their views: a new order moves them, the missing one leaves, the new one comes.",
        code: """
            for item in state.items {
                Pill(title: item, color: color(of: item), size: size).id(item)
            }
            """,
        demo: AnyComponent(ReorderDemo()))
}

private struct ReorderDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    final class State: ComponentState {
        var items = ["A", "B", "C", "D", "E", "F"]

        func change(_ body: (inout [String]) -> Void) {
            body(&items)
            updated(transition: .spring(duration: 0.5))
        }
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            @MainActor func button(_ title: String, change: @escaping (inout [String]) -> Void) -> Button {
                Button(
                    content: AnyComponent(
                        Text(text: title, font: .systemFont(ofSize: 15, weight: .medium), color: theme.accent))
                ) { state.change(change) }
                .minSize(CGSize(width: 90, height: 36))
            }
            let stack = stack.update(
                component: VStack(spacing: 24) {
                    HStack(spacing: 10) {
                        for item in state.items {
                            Pill(title: item, color: color(of: item), size: CGSize(width: 52, height: 52)).id(item)
                        }
                    }
                    HStack(spacing: 8) {
                        button("Reverse") { $0.reverse() }
                        button("Rotate") { $0.append($0.removeFirst()) }
                        button("Remove") { if $0.count > 1 { $0.remove(at: $0.count / 2) } }
                        button("Insert") { items in
                            let names = "ABCDEFGHIJ".map(String.init)
                            if let name = names.first(where: { !items.contains($0) }) {
                                items.insert(name, at: items.count / 2)
                            }
                        }
                    }
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(
                stack.position(CGPoint(x: context.availableSize.width / 2, y: context.availableSize.height / 2)))
            return context.availableSize
        }
    }

    private static func color(of item: String) -> UIColor {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        return colors[Int(item.unicodeScalars.first?.value ?? 0) % colors.count]
    }
}
