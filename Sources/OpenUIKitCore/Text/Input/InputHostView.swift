/// The view that contains the input accessory view and, below it, the input view.
@MainActor final class InputHostView: UIView {
    /// The views to show.
    @MainActor struct Content {
        var accessory: UIView?
        var input: UIView?

        /// No views.
        init() {}

        /// The views of the nearest responders in a responder chain that have them.
        init(of responder: UIResponder?) {
            guard let responder else { return }
            accessory = responder.nearestView { $0.inputAccessoryView }
            input = responder.nearestView { $0.inputView }
            if input === accessory { input = nil }
        }

        var isEmpty: Bool { accessory == nil && input == nil }
        var views: [UIView] { [accessory, input].compactMap { $0 } }
    }

    private weak var inputViews: InputViews?
    private var content = Content()
    private var slots: [Slot] = []
    private let backdrop = UIView()

    init(inputViews: InputViews) {
        self.inputViews = inputViews
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        backdrop.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    /// The owner of the views, which receives the events that they do not handle.
    override var next: UIResponder? { inputViews?.owner ?? superview }

    /// Replaces the views; they are laid out afterwards.
    func show(_ content: Content) {
        let isSame = content.accessory === self.content.accessory && content.input === self.content.input
        guard !isSame else { return setNeedsLayout() }
        let old = self.content.views
        self.content = content
        for view in old where !content.views.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        slots = content.views.map { Slot($0) }
        if content.input == nil { backdrop.removeFromSuperview() } else { insertSubview(backdrop, at: 0) }
        for slot in slots { slot.add(to: self) }
        setNeedsLayout()
    }

    /// The height of the views at the width of a container, which it does not exceed.
    func fittingHeight(in container: UIView) -> CGFloat {
        let width = container.bounds.width
        return min(slots.reduce(0) { $0 + $1.height(width: width) }, container.bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for slot in slots {
            let height = slot.height(width: bounds.width)
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            if slot.view === content.input { backdrop.frame = frame }
            slot.view.frame = frame
            top += height
        }
        inputViews?.hostDidLayOut()
    }

    /// A view in the host, and how its height is determined.
    @MainActor private struct Slot {
        let view: UIView
        /// Whether the constraints of the view determine its height.
        private let isConstrained: Bool
        /// Whether the view has no height of its own.
        private let fits: Bool

        init(_ view: UIView) {
            self.view = view
            isConstrained =
                !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing == true
            let hasHeight = view.frame.height > 0
            let isFlexible = view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height > 0
            fits = !hasHeight || isFlexible
        }

        func add(to host: InputHostView) {
            if view.superview !== host { host.addSubview(view) }
        }

        func height(width: CGFloat) -> CGFloat {
            if isConstrained {
                return view.systemLayoutSizeFitting(
                    CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            guard fits else { return view.frame.height }
            let intrinsic = view.intrinsicContentSize.height
            if intrinsic > 0 { return intrinsic }
            return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
    }
}

extension UIResponder {
    /// Returns the first view in the responder chain.
    fileprivate func nearestView(_ view: (UIResponder) -> UIView?) -> UIView? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if let found = view(responder) { return found }
        }
        return nil
    }
}
