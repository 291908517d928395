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
    private let growsWithText: Bool
    private let button: Localized?
    private let make: @MainActor () -> Content
    private let start: @MainActor (Content) -> Void

    /// - Parameter growsWithText: Whether the view becomes larger with the user's text size, as far as there is space.
    init(_ height: CGFloat, growsWithText: Bool = false, make: @escaping @MainActor () -> Content) {
        size = CGSize(width: 352, height: height)
        self.growsWithText = growsWithText
        button = nil
        self.make = make
        start = { _ in }
    }

    init(
        _ height: CGFloat, growsWithText: Bool = false, button: Localized, make: @escaping @MainActor () -> Content
    ) where Content: MovingView {
        size = CGSize(width: 352, height: height)
        self.growsWithText = growsWithText
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

    /// Returns the size of the view in a text size, compared with the default one.
    private func grownSize(in available: CGSize, textScale: CGFloat) -> CGSize {
        func length(_ usual: CGFloat, _ available: CGFloat) -> CGFloat { max(min(usual * textScale, available), usual) }
        let controls: CGFloat = button == nil ? 0 : 16 + 34 * textScale
        return CGSize(
            width: length(size.width, available.width), height: length(size.height, available.height - controls))
    }

    static var body: Body {
        let host = Child(ViewHost<Content, CGSize>.self)
        let button = Child(Button.self)
        return { context in
            let component = context.component
            let state = context.state
            let size =
                component.growsWithText
                ? component.grownSize(in: context.availableSize, textScale: context.textScale) : component.size
            let theme = context.environment[Theme.self].value
            let host = host.update(
                component: ViewHost(value: size) {
                    let view = component.make()
                    state.view = view
                    return view
                } update: { _, size, _, _ in
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
    func addCaption(_ text: String, _ area: CGRect, alignment: NSTextAlignment = .left) -> UILabel {
        let label = CaptionLabel(frame: area)
        label.text = text
        label.textColor = .secondaryLabel
        label.textAlignment = alignment
        addSubview(label)
        return label
    }
}
