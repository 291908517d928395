import ComponentFlow

/// A view with an animation that a button starts.
@MainActor protocol MovingView: UIView {
    func start()
}

/// A page whose example is a custom view, written without components, above a button that starts its animation.
struct ViewDemo<Content: UIView>: CombinedComponent {
    typealias EnvironmentType = Surroundings

    /// References the view for the button's action.
    final class State: ComponentState {
        weak var view: Content?
    }

    private let size: CGSize
    private let button: Localized?
    private let make: @MainActor () -> Content
    private let start: @MainActor (Content) -> Void

    init(_ height: CGFloat, make: @escaping @MainActor () -> Content) {
        size = CGSize(width: 352, height: height)
        button = nil
        self.make = make
        start = { _ in }
    }

    init(_ height: CGFloat, button: Localized, make: @escaping @MainActor () -> Content) where Content: MovingView {
        size = CGSize(width: 352, height: height)
        self.button = button
        self.make = make
        start = { $0.start() }
    }

    /// The closures are constants of their pages, so there is nothing to compare.
    static func == (lhs: ViewDemo, rhs: ViewDemo) -> Bool {
        true
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let host = Child(ViewHost<Content, Bool>.self)
        let button = Child(Button.self)
        return { context in
            let component = context.component
            let (state, size) = (context.state, component.size)
            let theme = context.environment[Theme.self].value
            let host = host.update(
                component: ViewHost(value: true) {
                    let view = component.make()
                    state.view = view
                    return view
                } update: { _, _, _, _ in
                    size
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(host.position(host.size.center))
            guard let title = component.button else { return size }
            let strings = context.environment[Strings.self].value
            let button = button.update(
                component: Button(content: label(strings[title], theme)) {
                    if let view = state.view { component.start(view) }
                }
                .tagged(Page.starter),
                availableSize: context.availableSize, transition: context.transition)
            context.add(button.position(CGPoint(x: size.width / 2, y: size.height + 16 + button.size.height / 2)))
            return CGSize(width: size.width, height: size.height + 16 + button.size.height)
        }
    }
}

extension Localized {
    static let start = Localized("Start", de: "Start", ja: "開始")
    static let again = Localized("There and back", de: "Hin und zurück", ja: "往復")
}

extension UIView {
    /// Adds a caption with the space that it may take, for views without components.
    @discardableResult
    func addCaption(_ text: String, _ room: CGRect, alignment: NSTextAlignment = .left) -> UILabel {
        let label = CaptionLabel(frame: room)
        label.text = text
        label.textColor = .secondaryLabel
        label.textAlignment = alignment
        addSubview(label)
        return label
    }
}
