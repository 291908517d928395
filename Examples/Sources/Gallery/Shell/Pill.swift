import ComponentFlow

/// White words on a rounded rectangle.
struct Pill: CombinedComponent {
    let title: String
    let color: UIColor
    let size: CGSize

    static var body: Body {
        let background = Child(Rectangle.self)
        let label = Child(Text.self)
        return { context in
            let component = context.component
            let size = component.size
            let background = background.update(
                component: Rectangle(color: component.color), availableSize: size, transition: context.transition)
            let label = label.update(
                component: Text(
                    text: component.title, font: .systemFont(ofSize: 15, weight: .medium), color: .white),
                availableSize: size, transition: context.transition)
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            context.add(background.position(center).cornerRadius(10))
            context.add(label.position(center))
            return size
        }
    }
}
