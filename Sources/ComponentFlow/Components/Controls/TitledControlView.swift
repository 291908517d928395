/// The label beside a control.
struct ControlLabel: Equatable {
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
/// Without a label, or with a hidden one, it has the size of the control. With one it takes the proposed width: the label is at the leading edge
/// and wraps, the control is at the trailing edge.
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
    /// The opacity of the title of a disabled control.
    private var disabledOpacity: CGFloat { 0.4 }

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
        let title = children.update(
            .controlTitle, BoxContent(box: TypedComponentBox(content)), environment: environment,
            availableSize: CGSize(width: remaining, height: availableSize.height), transition: transition)
        view.labelView = label.text == nil ? title.view.subviews.first : nil
        if view.hidesLabel {
            children.add(title.opacity(0))
            view.place(CGRect(origin: .zero, size: controlSize), transition: transition)
            return controlSize
        }
        let needed = title.size.width + spacing + controlSize.width
        let size = CGSize(
            width: availableSize.width.isFinite ? max(availableSize.width, needed) : needed,
            height: max(title.size.height, controlSize.height))
        let isRightToLeft = children.owner.isRightToLeft
        let titleX = isRightToLeft ? size.width - title.size.width / 2 : title.size.width / 2
        let placed = title.position(CGPoint(x: titleX, y: size.height / 2))
        children.add(view.control.isEnabled ? placed : placed.opacity(disabledOpacity))
        view.place(
            CGRect(
                x: isRightToLeft ? 0 : size.width - controlSize.width, y: (size.height - controlSize.height) / 2,
                width: controlSize.width, height: controlSize.height),
            transition: transition)
        return size
    }
}
