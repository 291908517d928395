/// The label beside a control.
struct ControlLabel: Equatable {
    /// The opacity of the label of a disabled control.
    static let disabledOpacity: CGFloat = 0.4

    let content: AnyComponent<Empty>
    /// The text, if the label consists of one.
    let text: Text?

    init(_ text: Text) {
        content = AnyComponent(text)
        self.text = text
    }

    /// Creates a label of the items of a builder, which are one below the other.
    init(_ items: [AnyComponentWithIdentity<Empty>]) {
        content = ItemGroup.column(of: items)
        text = content.wrapped as? Text
    }
}

/// The view of a component that shows a control and, if it has one, a label beside it.
public final class TitledControlView<Control: UIControl>: UIView {
    /// The control, which is named after the title.
    public let control: Control
    /// The title of the last update; `nil` for none.
    private var title: String?
    /// Whether the last update had a label.
    fileprivate var hasLabel = false
    /// Whether a modifier around the control hides its label.
    fileprivate var hidesLabel = false
    /// The view of a label that is no text.
    fileprivate weak var labelView: UIView?
    private var isPlaced = false

    init(_ control: Control) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
    }

    /// Returns `nil`: component views do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The texts of a label that is no text, which name the control.
    var textsInLabel: String? {
        labelView?.joinedAccessibilityLabel
    }

    /// Names the control for assistive technologies, which do not present the title itself.
    fileprivate func show(title: String?) {
        guard title != self.title else { return }
        self.title = title
        control.accessibilityLabel = title
    }

    fileprivate func place(_ frame: CGRect, transition: ComponentTransition) {
        (isPlaced ? transition : .immediate).setFrame(view: control, frame: frame)
        isPlaced = true
    }
}

extension TitledControlView: ElementContainer {
    var element: UIView { control }
}

extension ChildKey {
    /// The title beside a control.
    @MainActor fileprivate static let controlTitle = ChildKey(declaration: 0, identity: .integer(3))
}

/// A component that shows a control and, if it has one, a label beside it.
///
/// Without a label, or with a hidden one, it has the size of the control. With one it takes the proposed width: the label is at the
/// leading edge and wraps, the control is at the trailing edge. If a word of the label does not fit beside the control, but fits the
/// whole width, as in large text, the control is below the label instead.
protocol TitledControl: ContainerComponent where View == TitledControlView<Control>, EnvironmentType == Empty {
    associatedtype Control: UIControl
    /// The label; `nil` for none.
    var label: ControlLabel? { get }
    /// Returns the closure that is called when the label is tapped; `nil` for none.
    @MainActor func titleAction(of control: Control) -> (() -> Void)?
}

extension TitledControl {
    /// The least distance between the title and the control, in points.
    private var spacing: CGFloat { 12 }
    /// The distance between the title and a control below it, in points.
    private var spacingBelow: CGFloat { 8 }

    /// Returns `nil`.
    @MainActor func titleAction(of control: Control) -> (() -> Void)? { nil }

    /// Shows the title, places the control, and returns the size of both.
    @MainActor func layOutControl(
        in view: View, availableSize: CGSize, environment: Environment<Empty>, transition: ComponentTransition
    ) -> CGSize {
        let hadLabel = view.hasLabel
        view.hasLabel = label != nil
        view.hidesLabel = InheritedValues.current?.hidesLabels ?? false
        view.show(title: label?.text?.textInComponent)
        if hadLabel || view.hasLabel {
            return updateChildren(
                in: view, availableSize: availableSize, environment: environment, transition: transition)
        }
        let size = view.control.intrinsicContentSize
        view.place(CGRect(origin: .zero, size: size), transition: transition)
        return size
    }

    /// Updates the title, and places it and the control.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = children.owner.view as? View else { return .zero }
        let controlSize = view.control.intrinsicContentSize
        // A hidden label of other components remains for its texts, which name the control.
        guard let label, !view.hidesLabel || label.text == nil else {
            view.labelView = nil
            view.place(CGRect(origin: .zero, size: controlSize), transition: transition)
            return controlSize
        }
        let remaining = max(availableSize.width - controlSize.width - spacing, 0)
        let content = ControlTitle(
            content: label.content, isEnabled: view.control.isEnabled, action: titleAction(of: view.control)
        ).accessibilityHidden()
        let proposal = CGSize(width: remaining, height: availableSize.height)
        let title = children.update(
            .controlTitle, BoxContent(box: TypedComponentBox(content)), environment: environment,
            availableSize: proposal, transition: transition)
        view.labelView = label.text == nil ? title.view.subviews.first : nil
        if view.hidesLabel {
            children.add(title.opacity(0))
            view.place(CGRect(origin: .zero, size: controlSize), transition: transition)
            return controlSize
        }
        if let title = titleAboveControl(
            title, in: children, proposal: proposal, availableSize: availableSize, transition: transition)
        {
            let size = CGSize(
                width: max(availableSize.width, title.size.width),
                height: title.size.height + spacingBelow + controlSize.height)
            add(title, centerY: title.size.height / 2, to: children, size: size)
            placeControl(of: children, y: size.height - controlSize.height, size: size, transition: transition)
            return size
        }
        let needed = title.size.width + spacing + controlSize.width
        let size = CGSize(
            width: availableSize.width.isFinite ? max(availableSize.width, needed) : needed,
            height: max(title.size.height, controlSize.height))
        add(title, centerY: size.height / 2, to: children, size: size)
        placeControl(of: children, y: (size.height - controlSize.height) / 2, size: size, transition: transition)
        return size
    }

    /// Places the title at the leading edge.
    @MainActor private func add(_ title: UpdatedChild, centerY: CGFloat, to children: ChildContainer, size: CGSize) {
        guard let view = children.owner.view as? View else { return }
        let half = title.size.width / 2
        let placed = title.position(
            CGPoint(x: children.owner.isRightToLeft ? size.width - half : half, y: centerY))
        children.add(view.control.isEnabled ? placed : placed.opacity(ControlLabel.disabledOpacity))
    }

    /// Places the control at the trailing edge.
    @MainActor private func placeControl(
        of children: ChildContainer, y: CGFloat, size: CGSize, transition: ComponentTransition
    ) {
        guard let view = children.owner.view as? View else { return }
        let controlSize = view.control.intrinsicContentSize
        let x = children.owner.isRightToLeft ? 0 : size.width - controlSize.width
        view.place(CGRect(origin: CGPoint(x: x, y: y), size: controlSize), transition: transition)
    }

    /// Returns the title with the whole width, if a word would be broken beside the control but fits then; `nil` otherwise.
    ///
    /// - Parameters:
    ///   - title: The title, updated with the size beside the control.
    ///   - children: The children of the control.
    ///   - proposal: The size beside the control.
    ///   - availableSize: The size of both.
    ///   - transition: The transition of the update.
    @MainActor private func titleAboveControl(
        _ title: UpdatedChild, in children: ChildContainer, proposal: CGSize, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild? {
        guard proposal.width < availableSize.width else { return nil }
        // The size beside the control of an unchanged title is known without an update of its views: it is still above.
        if children.node(of: title)?.availableSize != availableSize {
            let beside = children.settle(title, proposal: proposal, transition: transition)
            let missing = beside.view.widthMissingForWrappedWords
            guard missing > 0, beside.size.width + missing <= availableSize.width else { return nil }
        }
        return children.settle(title, proposal: availableSize, transition: transition)
    }
}

extension UIView {
    /// The width, in points, that the texts in the view lack for their longest words; 0 if no word is broken.
    ///
    /// Texts that are not higher than a line have no broken words, so their words are not measured.
    fileprivate var widthMissingForWrappedWords: CGFloat {
        guard let label = self as? UILabel else {
            return subviews.reduce(0) { max($0, $1.widthMissingForWrappedWords) }
        }
        return label.bounds.height < 1.5 * label.font.lineHeight ? 0 : label.widthMissingForWords
    }
}
