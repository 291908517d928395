/// Creates a node for a view of a class: `Node(UISlider.self) { spec in … }`.
@preconcurrency @MainActor
public func Node<V: UIView>(
    _ type: V.Type, layoutSpec: ((UINode<V>.LayoutSpec) -> Void)? = nil
) -> UINode<V> {
    UINode<V>(layoutSpec: layoutSpec)
}

/// Creates a container view with child nodes in a column.
@preconcurrency @MainActor
public func ViewNode(@UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }) -> UINode<UIView> {
    UINode<UIView>().children(content())
}

/// Creates a vertical stack of nodes.
@preconcurrency @MainActor
public func VStackNode(
    spacing: CGFloat = 0, @UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }
) -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "VStack") { spec in
        spec.set(\.yoga.flexDirection, .column)
        spec.set(\.yoga.rowGap, spacing)
    }.children(content())
}

/// Creates a horizontal stack of nodes.
@preconcurrency @MainActor
public func HStackNode(
    spacing: CGFloat = 0, @UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }
) -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "HStack") { spec in
        spec.set(\.yoga.flexDirection, .row)
        spec.set(\.yoga.columnGap, spacing)
    }.children(content())
}

/// Creates a label with a text.
@preconcurrency @MainActor
public func LabelNode(text: String? = nil) -> UINode<UILabel> {
    UINode<UILabel> { spec in spec.set(\.text, text) }
}

/// Creates a label with an attributed text.
@preconcurrency @MainActor
public func LabelNode(attributedText: NSAttributedString) -> UINode<UILabel> {
    UINode<UILabel>(reuseIdentifier: "attributed") { spec in spec.set(\.attributedText, attributedText) }
}

/// Creates a system button with a title, which follows the user's text size, and an action.
@preconcurrency @MainActor
public func ButtonNode(text: String? = nil, action: (() -> Void)? = nil) -> UINode<UIButton> {
    UINode<UIButton>(reuseIdentifier: "button", create: makeSystemButton) { spec in
        spec.set(\.text, text)
        if let action { spec.view.onTap { _ in action() } }
    }
}

/// Returns a system button whose title has the size of UIKit's, 15 points, in the default text size, and grows with it.
@MainActor
private func makeSystemButton() -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
}

/// Creates an image view.
@preconcurrency @MainActor
public func ImageNode(_ image: UIImage?) -> UINode<UIImageView> {
    UINode<UIImageView> { spec in spec.set(\.image, image) }
}

/// Creates a scroll view with child nodes in a column.
@preconcurrency @MainActor
public func ScrollNode(@UINodeBuilder _ content: () -> [any UINodeProtocol]) -> UINode<UIScrollView> {
    UINode<UIScrollView> { spec in
        spec.set(\.yoga.overflow, .scroll)
        spec.set(\.yoga.flexShrink, 1)
        spec.set(\.yoga.flexGrow, 1)
    }.children(content())
}

/// Creates an empty view that fills the remaining space.
@preconcurrency @MainActor
public func SpacerNode() -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "Spacer") { spec in spec.set(\.yoga.flexGrow, 1) }
}

/// Returns a node that renders no view.
@preconcurrency @MainActor
public func EmptyNode() -> UINilNode {
    UINilNode.nil
}
