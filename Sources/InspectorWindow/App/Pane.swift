import ComponentFlow

/// A part of the window with a name, between which F6 moves the keyboard focus.
struct Pane: CombinedComponent {
    /// The name for assistive technologies.
    let name: String
    let content: AnyComponent<Empty>

    init(_ name: String, _ content: some Component<Empty>) {
        self.name = name
        self.content = AnyComponent(content)
    }

    /// The view of a pane.
    final class View: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityContainerType = .landmark
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    static var body: Body {
        let content = Child(environment: Empty.self)
        return { context in
            context.view?.accessibilityLabel = context.component.name
            let content = content.update(
                component: context.component.content, availableSize: context.availableSize,
                transition: context.transition)
            context.add(content.position(CGPoint(x: content.size.width / 2, y: content.size.height / 2)))
            return content.size
        }
    }
}
