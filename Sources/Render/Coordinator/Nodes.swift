/// A node for a view of a class, as a function: `Node(UISlider.self) { spec in … }`.
@MainActor
public func Node<V: UIView>(
    _ type: V.Type, layoutSpec: ((UINode<V>.LayoutSpec) -> Void)? = nil
) -> UINode<V> {
    UINode<V>(layoutSpec: layoutSpec)
}

/// A view with nodes in it, one below the other.
@MainActor
public func ViewNode(@UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }) -> UINode<UIView> {
    UINode<UIView>().children(content())
}

/// Nodes one below the other.
@MainActor
public func VStackNode(
    spacing: CGFloat = 0, @UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }
) -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "VStack") { spec in
        spec.set(\.yoga.flexDirection, .column)
        spec.set(\.yoga.rowGap, spacing)
    }.children(content())
}

/// Nodes side by side.
@MainActor
public func HStackNode(
    spacing: CGFloat = 0, @UINodeBuilder _ content: () -> [any UINodeProtocol] = { [] }
) -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "HStack") { spec in
        spec.set(\.yoga.flexDirection, .row)
        spec.set(\.yoga.columnGap, spacing)
    }.children(content())
}

/// A text.
@MainActor
public func LabelNode(text: String? = nil) -> UINode<UILabel> {
    UINode<UILabel> { spec in spec.set(\.text, text) }
}

/// A text with attributes.
@MainActor
public func LabelNode(attributedText: NSAttributedString) -> UINode<UILabel> {
    UINode<UILabel>(reuseIdentifier: "attributed") { spec in spec.set(\.attributedText, attributedText) }
}

/// A button with a text, and what it does.
@MainActor
public func ButtonNode(text: String? = nil, action: (() -> Void)? = nil) -> UINode<UIButton> {
    UINode<UIButton>(reuseIdentifier: "button", create: { UIButton(type: .system) }) { spec in
        spec.set(\.text, text)
        if let action { spec.view.onTap { _ in action() } }
    }
}

/// A picture.
@MainActor
public func ImageNode(_ image: UIImage?) -> UINode<UIImageView> {
    UINode<UIImageView> { spec in spec.set(\.image, image) }
}

/// Nodes that can be scrolled over, one below the other.
@MainActor
public func ScrollNode(@UINodeBuilder _ content: () -> [any UINodeProtocol]) -> UINode<UIScrollView> {
    UINode<UIScrollView> { spec in
        spec.set(\.yoga.overflow, .scroll)
        spec.set(\.yoga.flexShrink, 1)
        spec.set(\.yoga.flexGrow, 1)
    }.children(content())
}

/// Nothing; it takes up what space is left.
@MainActor
public func SpacerNode() -> UINode<UIView> {
    UINode<UIView>(reuseIdentifier: "Spacer") { spec in spec.set(\.yoga.flexGrow, 1) }
}

/// Nothing at all.
@MainActor
public func EmptyNode() -> UINilNode {
    UINilNode.nil
}
