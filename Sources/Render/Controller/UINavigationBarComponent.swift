/// What a navigation bar made of components is given.
open class UINavigationBarProps: UIProps {
    /// A button of the bar.
    public struct BarButtonItem {
        /// What stands on it.
        public var title: String?
        /// A picture on it.
        public var icon: UIImage?
        /// What it does.
        public var onSelected: () -> Void
        /// How it is called by those who do not see it.
        public var accessibilityLabel: String?

        /// A button with a text or a picture.
        public init(
            title: String? = nil, icon: UIImage? = nil, accessibilityLabel: String? = nil,
            onSelected: @escaping () -> Void
        ) {
            self.title = title
            self.icon = icon
            self.accessibilityLabel = accessibilityLabel
            self.onSelected = onSelected
        }
    }

    /// What stands in the middle.
    public var title = ""
    /// The colour of the text.
    public var titleColor = UIColor.label
    /// The colour of the bar.
    public var backgroundColor = UIColor.systemBackground
    /// The button at the side where lines begin; in a navigation controller usually the one that goes back.
    public var leftButtonItem: BarButtonItem?
    /// The buttons at the side where lines end, from the edge inwards.
    public var rightButtonItems: [BarButtonItem] = []
    /// The height below what covers the upper edge of the screen, in points.
    public var height: CGFloat = 44
    /// How much of the upper edge of the screen is covered, in points; set by the controller.
    public internal(set) var safeAreaTop: CGFloat = 0
}

/// A navigation bar made of nodes: a title between buttons.
///
/// Subclass it, and override `render(context:)`, for a bar that looks otherwise.
open class UINavigationBarComponent: UIComponent<UINilState, UINavigationBarProps> {
    /// Describes the bar.
    open override func render(context: UIContext) -> any UINodeProtocol {
        let bar = UINode<UIView>(key: "bar") { [props] spec in
            spec.set(\.backgroundColor, props.backgroundColor)
            spec.set(\.yoga.flexDirection, .row)
            spec.set(\.yoga.alignItems, .center)
            spec.set(\.yoga.height, props.height + props.safeAreaTop)
            spec.set(\.yoga.paddingTop, props.safeAreaTop)
            spec.set(\.yoga.paddingHorizontal, 16)
            spec.set(\.yoga.columnGap, 16)
        }
        let left = props.leftButtonItem.map { [button($0, key: "left")] } ?? []
        let right = props.rightButtonItems.enumerated().reversed().map { button($1, key: "right-\($0)") }
        return bar.children([side(left, key: "start"), titleNode, side(right, key: "end", isEnd: true)])
    }

    /// The text in the middle.
    public var titleNode: any UINodeProtocol {
        UINode<UILabel>(key: "title") { [props] spec in
            spec.set(\.text, props.title)
            spec.set(\.textColor, props.titleColor)
            spec.set(\.font, .systemFont(ofSize: 17, weight: .semibold))
            spec.set(\.yoga.flexShrink, 1)
            spec.set(\.accessibilityTraits, .header)
        }
    }

    /// The sides share what the title leaves, so that it stands in the middle.
    private func side(_ buttons: [any UINodeProtocol], key: String, isEnd: Bool = false) -> any UINodeProtocol {
        UINode<UIView>(key: key) { spec in
            spec.set(\.yoga.flexDirection, .row)
            spec.set(\.yoga.justifyContent, isEnd ? .flexEnd : .flexStart)
            spec.set(\.yoga.columnGap, 16)
            spec.set(\.yoga.flexGrow, 1)
            spec.set(\.yoga.flexBasis, 0)
        }.children(buttons)
    }

    private func button(_ item: UINavigationBarProps.BarButtonItem, key: String) -> any UINodeProtocol {
        UINode<UIButton>(reuseIdentifier: "bar-button", key: key, create: { UIButton(type: .system) }) { spec in
            spec.set(\.text, item.title)
            spec.set(\.image, item.icon)
            spec.set(\.accessibilityLabel, item.accessibilityLabel ?? item.title)
            spec.view.onTap { _ in item.onSelected() }
        }
    }
}

/// Shows a navigation bar made of components at the top of a controller's view.
@MainActor
public final class UINavigationBarManager {
    /// The bar; without one there is none.
    public var component: UINavigationBarComponent? { didSet { componentDidChange(from: oldValue) } }
    /// What the bar is given.
    ///
    /// After a change call ``setNeedsRender()``.
    public var props: UINavigationBarProps {
        get { component?.props ?? UINavigationBarProps() }
        set { component?.props = newValue }
    }
    /// Whether there is a bar.
    public var isVisible: Bool { component != nil }

    private let context: UIContext
    private weak var controller: UIBaseViewController?
    private let canvas = UIView()

    init(context: UIContext, controller: UIBaseViewController) {
        self.context = context
        self.controller = controller
    }

    /// Shows the usual bar with a title, with a button that goes back where there is something to go back to.
    ///
    /// - Parameter configure: Changes what the bar is given.
    public func makeDefaultNavigationBarComponent(configure: (UINavigationBarProps) -> Void = { _ in }) {
        let props = UINavigationBarProps()
        props.title = controller?.title ?? ""
        if let navigation = controller?.navigationController, navigation.viewControllers.count > 1 {
            props.leftButtonItem = .init(title: NSLocalizedString("Back", comment: "Goes back to the screen before")) {
                [weak navigation] in
                navigation?.popViewController(animated: true)
            }
        }
        configure(props)
        component = context.component(UINavigationBarComponent.self, key: "navigation-bar", props: props)
    }

    /// Renders the bar.
    public func setNeedsRender() {
        component?.setNeedsRender()
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    private func componentDidChange(from old: UINavigationBarComponent?) {
        guard component !== old else { return }
        old?.detachCanvas()
        component?.setCanvas(view: canvas)
        if component == nil { canvas.removeFromSuperview() }
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    /// Places the bar, and tells where it ends.
    func layOut(in view: UIView) -> CGFloat {
        guard let component else { return 0 }
        if canvas.superview !== view { view.addSubview(canvas) }
        component.props.safeAreaTop = view.safeAreaInsets.top
        let height = component.props.height + component.props.safeAreaTop
        let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        if canvas.frame != frame || component.root is UINilNode {
            canvas.frame = frame
            component.setNeedsRender()
        }
        return height
    }
}
