extension Button {
    /// The control of a ``Button``.
    public final class View: UIControl, ComponentTaggedView {
        private static let highlightedAlpha: CGFloat = 0.6
        private static let disabledAlpha: CGFloat = 0.4

        private let content = ComponentView<Empty>()
        private var component: Button?
        private var shortcutView: ShortcutView?
        private lazy var holdRepeater = HoldRepeater { [weak self] in
            guard let self else { return }
            prepareComponentsForEvent()
            component?.holdAction?(self)
        }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(
            component: Button, availableSize: CGSize, state: ComponentState, environment: Environment<Empty>,
            transition: ComponentTransition
        ) -> CGSize {
            let (wasEnabled, oldShortcut) = (isEnabled, self.component?.shortcut)
            self.component = component
            content.parentState = state
            isExclusiveTouch = component.isExclusive
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            keyboardRole = component.role.keyboardRole
            if component.shortcut != oldShortcut { showShortcut() }

            let insets = component.contentInsets
            let contentSize = content.update(
                transition: transition, component: component.style.decorated(component.content, role: component.role),
                environment: { environment },
                containerSize: CGSize(
                    width: max(availableSize.width - insets.left - insets.right, 0),
                    height: max(availableSize.height - insets.top - insets.bottom, 0)))
            let size = CGSize(
                width: max(contentSize.width + insets.left + insets.right, component.minSize?.width ?? 0),
                height: max(contentSize.height + insets.top + insets.bottom, component.minSize?.height ?? 0))
            let isNew = placeContent(contentSize, in: size, insets: insets, transition: transition)
            if isNew || isEnabled != wasEnabled { showState(transition: isNew ? .immediate : transition) }
            return size
        }

        /// Places the content, and returns whether its view was newly added.
        private func placeContent(
            _ contentSize: CGSize, in size: CGSize, insets: UIEdgeInsets, transition: ComponentTransition
        ) -> Bool {
            guard let contentView = content.view else { return false }
            let freeWidth = size.width - insets.left - insets.right - contentSize.width
            let freeHeight = size.height - insets.top - insets.bottom - contentSize.height
            let origin = CGPoint(x: insets.left + floor(freeWidth / 2), y: insets.top + floor(freeHeight / 2))
            let isNew = contentView.superview !== self
            if isNew { addSubview(contentView) }
            let frame = CGRect(origin: origin, size: contentSize)
            (isNew ? .immediate : transition).setFrame(view: contentView, frame: frame)
            return isNew
        }

        /// Returns whether the control has the tag of its component.
        public func matches(tag: Any) -> Bool {
            guard let own = component?.tag else { return false }
            return own === tag as AnyObject
        }

        private func showShortcut() {
            shortcutView?.removeFromSuperview()
            shortcutView = component?.shortcut.map { shortcut in
                ShortcutView(shortcut) { [weak self] in self?.performAction() }
            }
            // Below the content, whether it is shown before or after it.
            if let shortcutView { insertSubview(shortcutView, at: 0) }
        }

        // MARK: - Touches

        /// Returns whether the point is inside the bounds, adjusted by the component's touch insets.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.inset(by: component?.hitTestEdgeInsets ?? .zero).contains(point)
        }

        /// Highlights the control and starts the timer of the hold action.
        public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            if component?.holdAction != nil { holdRepeater.start() }
            return super.beginTracking(touch, with: event)
        }

        /// Stops the hold action.
        public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            holdRepeater.stop()
            super.endTracking(touch, with: event)
        }

        /// Stops the hold action.
        public override func cancelTracking(with event: UIEvent?) {
            holdRepeater.stop()
            super.cancelTracking(with: event)
        }

        /// Whether the control is currently pressed.
        public override var isHighlighted: Bool {
            didSet {
                guard isHighlighted != oldValue else { return }
                if component?.automaticHighlight == true {
                    showState(transition: isHighlighted ? .immediate : .easeInOut(duration: 0.25))
                }
                component?.highlightedAction?.invoke(isHighlighted)
            }
        }

        private func showState(transition: ComponentTransition) {
            // The control receives the touches; the content is not interactive.
            content.fade(
                !isEnabled ? Self.disabledAlpha : isHighlighted ? Self.highlightedAlpha : 1, transition: transition)
        }

        private func didTap() {
            if !holdRepeater.hasFired { performAction() }
        }

        private func performAction() {
            prepareComponentsForEvent()
            component?.action()
        }
    }
}
