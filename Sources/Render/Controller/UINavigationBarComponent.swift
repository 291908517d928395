internal import Localization

/// The inputs of a component navigation bar.
open class UINavigationBarProps: UIProps {
    /// A button of the navigation bar.
    public struct BarButtonItem {
        public var title: String?
        public var icon: UIImage?
        /// The action to perform when the button is tapped.
        public var onSelected: () -> Void
        /// The accessibility label; `nil` uses the title.
        public var accessibilityLabel: String?

        /// Creates a button with a title, an image, or both.
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

    /// The title of the bar.
    public var title = ""
    /// The appearance of the bar.
    public var style = UINavigationBarStyle.default
    public var titleColor: UIColor {
        get { style.titleColor }
        set { style.titleColor = newValue }
    }
    /// The background color of the bar.
    public var backgroundColor: UIColor {
        get { style.backgroundColor }
        set { style.backgroundColor = newValue }
    }
    /// The button at the leading edge, usually the back button of a navigation controller.
    public var leftButtonItem: BarButtonItem?
    /// The buttons at the trailing edge, from the edge inwards.
    public var rightButtonItems: [BarButtonItem] = []
    /// The height below the top safe area inset, in points.
    public var height: CGFloat {
        get { style.height }
        set { style.height = newValue }
    }
    /// The top safe area inset, in points; set by the controller.
    public internal(set) var safeAreaTop: CGFloat = 0
}

/// A navigation bar that displays a title between buttons.
///
/// To customize the bar, override `render(context:)` in a subclass.
open class UINavigationBarComponent: UIComponent<UINilState, UINavigationBarProps> {
    open override func render(context: UIContext) -> any UINodeProtocol {
        let bar = UINode<UIView>(key: "bar") { [props] spec in
            spec.set(\.backgroundColor, props.backgroundColor)
            spec.set(\.yoga.height, props.height + props.safeAreaTop)
            spec.set(\.yoga.paddingTop, props.safeAreaTop)
            spec.set(\.yoga.paddingHorizontal, 16)
            Self.arrange(in: spec, asRow: props.style.titlePlacement != .below)
        }
        return bar.children(content + separator)
    }

    /// The title and the buttons in the order of the style.
    private var content: [any UINodeProtocol] {
        let left = props.leftButtonItem.map { [button($0, key: "left")] } ?? []
        let right = props.rightButtonItems.enumerated().reversed().map { button($1, key: "right-\($0)") }
        let end = side(right, key: "end", isEnd: true)
        switch props.style.titlePlacement {
        case .center: return [side(left, key: "start"), titleNode, end]
        case .leading: return left + [titleNode, end]
        case .below:
            let row = UINode<UIView>(key: "buttons") { spec in
                spec.set(\.yoga.height, Self.buttonHeight)
                Self.arrange(in: spec, asRow: true)
            }
            return [row.children([side(left, key: "start"), end]), titleNode]
        }
    }

    /// The height of the line of buttons above a title, in points.
    private static var buttonHeight: CGFloat { 44 }

    private static func arrange(in spec: UINode<UIView>.LayoutSpec, asRow isRow: Bool) {
        spec.set(\.yoga.flexDirection, isRow ? .row : .column)
        spec.set(\.yoga.alignItems, isRow ? .center : .stretch)
        spec.set(\.yoga.columnGap, 16)
    }

    private var separator: [any UINodeProtocol] {
        guard let color = props.style.separatorColor else { return [] }
        return [
            UINode<UIView>(key: "separator") { spec in
                spec.set(\.backgroundColor, color)
                spec.set(\.yoga.position, .absolute)
                spec.set(\.yoga.left, 0)
                spec.set(\.yoga.right, 0)
                spec.set(\.yoga.bottom, 0)
                spec.set(\.yoga.height, 1)
            }
        ]
    }

    /// The title label.
    public var titleNode: any UINodeProtocol {
        UINode<UILabel>(key: "title") { [props] spec in
            spec.set(\.text, props.title)
            spec.set(\.textColor, props.titleColor)
            spec.set(\.font, props.style.titleFont)
            spec.set(\.yoga.flexShrink, 1)
            spec.set(\.accessibilityTraits, .header)
        }
    }

    /// Gives both sides an equal share of the space that the title leaves, so that the title is centered.
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
        let color = props.style.buttonColor
        return UINode<UIButton>(reuseIdentifier: "bar-button", key: key, create: { UIButton(type: .system) }) { spec in
            spec.set(\.text, item.title)
            spec.set(\.image, item.icon)
            if let color { spec.set(\.tintColor, color) }
            spec.set(\.accessibilityLabel, item.accessibilityLabel ?? item.title)
            spec.view.onTap { _ in item.onSelected() }
        }
    }
}

/// Displays a component navigation bar at the top of a controller's view.
@preconcurrency @MainActor
public final class UINavigationBarManager {
    /// The navigation bar, or `nil` to show none.
    public var component: UINavigationBarComponent? { didSet { componentDidChange(from: oldValue) } }
    /// The inputs of the navigation bar.
    ///
    /// Call ``setNeedsRender()`` after a change.
    public var props: UINavigationBarProps {
        get { component?.props ?? UINavigationBarProps() }
        set { component?.props = newValue }
    }
    /// Whether the manager has a navigation bar.
    public var isVisible: Bool { component != nil }

    private let context: UIContext
    private weak var controller: UIBaseViewController?
    private let canvas = UIView()

    init(context: UIContext, controller: UIBaseViewController) {
        self.context = context
        self.controller = controller
    }

    /// Displays the default navigation bar with the controller's title, and with a back button if the navigation stack
    /// has a previous controller.
    ///
    /// - Parameter configure: Modifies the props of the bar.
    public func makeDefaultNavigationBarComponent(configure: (UINavigationBarProps) -> Void = { _ in }) {
        let props = UINavigationBarProps()
        props.title = controller?.title ?? ""
        if let navigation = controller?.navigationController, navigation.viewControllers.count > 1 {
            let back = NSLocalizedString(
                "Back", value: LocalizedString.BuiltIn.back.text(in: navigation.traitCollection.language),
                comment: "Goes back to the screen before")
            props.leftButtonItem = .init(title: back) { [weak navigation] in
                navigation?.popViewController(animated: true)
            }
        }
        configure(props)
        component = context.component(UINavigationBarComponent.self, key: "navigation-bar", props: props)
    }

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

    /// Lays out the bar and returns the vertical position of its bottom edge, in points.
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
