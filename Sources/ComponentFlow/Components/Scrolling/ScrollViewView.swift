extension ScrollView {
    /// The scroll view of a ``ScrollView`` component.
    public final class View: UIScrollView, UIScrollViewDelegate {
        private let content = ComponentView<ChildEnvironment>()
        private var component: ScrollView?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            contentInsetAdjustmentBehavior = .never
            delegate = self
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(
            component: ScrollView, availableSize: CGSize, state: ComponentState,
            environment: Environment<ChildEnvironment>, transition: ComponentTransition
        ) -> CGSize {
            self.component = component
            content.parentState = state
            apply(component)
            let insets = component.contentInsets
            let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
            let offer = CGSize(
                width: component.axis.contains(.horizontal) ? .infinity : max(availableSize.width - across, 0),
                height: component.axis.contains(.vertical) ? .infinity : max(availableSize.height - along, 0))
            let size = content.update(
                transition: transition, component: component.content, environment: { environment },
                containerSize: offer)
            placeContent(size, transition: transition)
            return CGSize(
                width: Self.length(
                    size.width + across, in: availableSize.width, scrolls: component.axis.contains(.horizontal)),
                height: Self.length(
                    size.height + along, in: availableSize.height, scrolls: component.axis.contains(.vertical)))
        }

        private static func length(_ content: CGFloat, in available: CGFloat, scrolls: Bool) -> CGFloat {
            scrolls && available.isFinite ? available : min(content, max(available, 0))
        }

        private func apply(_ component: ScrollView) {
            let (horizontal, vertical) = (component.axis.contains(.horizontal), component.axis.contains(.vertical))
            showsHorizontalScrollIndicator = component.showsIndicators && horizontal
            showsVerticalScrollIndicator = component.showsIndicators && vertical
            alwaysBounceHorizontal = component.alwaysBounces && horizontal
            alwaysBounceVertical = component.alwaysBounces && vertical
            isPagingEnabled = component.isPaging
            isScrollEnabled = component.isScrollEnabled
            contentInset = component.contentInsets
            showRefreshControl(isVertical: vertical)
            component.scrollTo?.connect { [weak self] position in self?.scroll(to: position) }
        }

        /// Applies the size in an animation: if the content shrinks, the offset is adjusted with the same transition.
        private func placeContent(_ size: CGSize, transition: ComponentTransition) {
            guard let contentView = content.view else { return }
            var transition = transition
            if contentView.superview !== self {
                addSubview(contentView)
                transition = .immediate
            }
            transition.setFrame(view: contentView, frame: CGRect(origin: .zero, size: size))
            guard contentSize != size else { return }
            transition.animateView { self.contentSize = size }
        }

        // MARK: - Scrolling

        private func scroll(to position: ScrollViewPosition) {
            switch position {
            case .start(let animated): move(to: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity), animated)
            case .end(let animated): move(to: CGPoint(x: CGFloat.infinity, y: .infinity), animated)
            case .offset(let offset, let animated): move(to: offset, animated)
            case .visible(let rect, let animated): scrollRectToVisible(rect, animated: animated)
            }
        }

        private func move(to offset: CGPoint, _ animated: Bool) {
            layoutIfNeeded()
            let inset = adjustedContentInset
            func clamp(_ value: CGFloat, _ start: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
                let last = max(-start, content - room)
                return value.isNaN ? -start : min(max(value, -start), last)
            }
            setContentOffset(
                CGPoint(
                    x: clamp(offset.x, inset.left, contentSize.width + inset.right, bounds.width),
                    y: clamp(offset.y, inset.top, contentSize.height + inset.bottom, bounds.height)),
                animated: animated)
        }

        /// Calls the component's `onScroll` closure.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard component?.onScroll != nil else { return }
            prepareComponentsForEvent()
            component?.onScroll?(
                ScrollViewMetrics(
                    offset: contentOffset, contentSize: contentSize, containerSize: bounds.size,
                    contentInsets: adjustedContentInset))
        }

        /// Returns `true`, so that dragging any view scrolls.
        public override func touchesShouldCancel(in view: UIView) -> Bool {
            true
        }
    }
}
