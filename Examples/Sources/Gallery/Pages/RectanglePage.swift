import ComponentFlow

extension Page {
    @MainActor static let rectangle = Page(
        name: "rectangle", title: "Rectangle",
        about: "A colour, in a size of its own or in all that is offered. Modifiers round, clip, fade and lift it.",
        code: """
            let box = box.update(component: Rectangle(color: .systemTeal, width: 92, height: 92), …)
            context.add(box.position(center).cornerRadius(24).shadow(ComponentShadow()))
            """,
        demo: AnyComponent(RectangleDemo()))
}

private struct RectangleDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    static var body: Body {
        let boxes = ChildMap(Rectangle.self, keyedBy: Int.self)
        return { context in
            let colors: [UIColor] = [.systemBlue, .systemTeal, .systemOrange, .systemPurple]
            let side: CGFloat = 92
            for (index, color) in colors.enumerated() {
                let box = boxes[index].update(
                    component: Rectangle(color: color, width: side, height: side),
                    availableSize: context.availableSize, transition: context.transition)
                let placed = box.position(CGPoint(x: side / 2 + CGFloat(index) * (side + 24), y: side / 2))
                switch index {
                case 1: context.add(placed.cornerRadius(24))
                case 2: context.add(placed.cornerRadius(side / 2).opacity(0.5))
                case 3: context.add(placed.cornerRadius(16).shadow(ComponentShadow(opacity: 0.4, radius: 8)).scale(0.9))
                default: context.add(placed)
                }
            }
            return CGSize(width: side * 4 + 72, height: side)
        }
    }
}
