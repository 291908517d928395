extension ScrollView {
    /// The scroll view of a ``ScrollView`` component.
    public final class View: UIScrollView, UIScrollViewDelegate {
        private let content = ComponentView<ChildEnvironment>()
        private var component: ScrollView?
        /// Whether the content starts at the right edge, so that the distance from it is kept when sizes change.
        private var startsAtRight = false
        /// The distance of the visible area from the right edge of the content, in points.
        private var leadingOffset: CGFloat = 0
        /// The width for which the content was placed, in points; negative before.
        private var placedWidth: CGFloat = -1
        /// Whether the offset changes because of sizes, and not because the content is scrolled.
        private var isPlacing = false
        /// The size that was proposed to the component last, in points.
        private(set) var viewport = CGSize.zero
        /// The grids in the content that create only cells near the visible area.
        private var grids: [LazyGridReference] = []

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
            viewport = availableSize
            apply(component)
            let insets = component.contentInsets
            let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
            let proposal = CGSize(
                width: component.axis.contains(.horizontal) ? .infinity : max(availableSize.width - across, 0),
                height: component.axis.contains(.vertical) ? .infinity : max(availableSize.height - along, 0))
            let size = content.update(
                transition: transition, component: component.content, environment: { environment },
                containerSize: proposal)
            let width = Self.length(
                size.width + across, in: availableSize.width, scrolls: component.axis.contains(.horizontal))
            placeContent(size, width: width, transition: transition)
            if !grids.isEmpty { settleGrids() }
            return CGSize(
                width: width,
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
            start(atRight: horizontal && !component.startsAtLeft && isLaidOutRightToLeft)
            showRefreshControl(isVertical: vertical)
            component.scrollTo?.connect { [weak self] position in self?.scroll(to: position) }
        }

        /// Shows the start of the content if it is at another edge than before.
        private func start(atRight: Bool) {
            guard startsAtRight != atRight else { return }
            startsAtRight = atRight
            pagesToLeft = atRight
            (leadingOffset, placedWidth) = (0, -1)
            if !atRight { contentOffset.x = -contentInset.left }
        }

        /// Applies the size in an animation: if the content shrinks, the offset is adjusted with the same transition.
        ///
        /// - Parameter width: The width of the scroll view, in points.
        private func placeContent(_ size: CGSize, width: CGFloat, transition: ComponentTransition) {
            guard let contentView = content.view else { return }
            var transition = transition
            if contentView.superview !== self {
                addSubview(contentView)
                transition = .immediate
            }
            let left = startsAtRight ? max(width - contentInset.left - contentInset.right - size.width, 0) : 0
            transition.setFrame(view: contentView, frame: CGRect(origin: CGPoint(x: left, y: 0), size: size))
            let whole = CGSize(width: left + size.width, height: size.height)
            guard contentSize != whole || startsAtRight && placedWidth != width else { return }
            placedWidth = width
            isPlacing = true
            transition.animateView {
                self.contentSize = whole
                self.keepLeadingOffset(width: width)
            }
            isPlacing = false
        }

        /// Shows the content at the same distance from the right edge as before, if it starts there.
        private func keepLeadingOffset(width: CGFloat) {
            guard startsAtRight else { return }
            let offset = max(lastOffset(width: width) - max(leadingOffset, 0), -contentInset.left)
            if contentOffset.x != offset { contentOffset.x = offset }
        }

        /// The offset at which the right edge of the content is visible, in points.
        private func lastOffset(width: CGFloat) -> CGFloat {
            max(contentSize.width + contentInset.right - width, -contentInset.left)
        }

        // MARK: - Scrolling

        private func scroll(to position: ScrollViewPosition) {
            let start: CGFloat = startsAtRight ? .infinity : -.infinity
            switch position {
            case .start(let animated): move(to: CGPoint(x: start, y: -.infinity), animated)
            case .end(let animated): move(to: CGPoint(x: -start, y: .infinity), animated)
            case .offset(let offset, let animated): move(to: offset, animated)
            case .visible(let rect, let animated): scrollRectToVisible(rect, animated: animated)
            }
        }

        private func move(to offset: CGPoint, _ animated: Bool) {
            layoutIfNeeded()
            let inset = adjustedContentInset
            func clamp(_ value: CGFloat, _ start: CGFloat, _ content: CGFloat, _ visibleLength: CGFloat) -> CGFloat {
                let last = max(-start, content - visibleLength)
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
            if startsAtRight, !isPlacing, bounds.width > 0 {
                leadingOffset = lastOffset(width: bounds.width) - contentOffset.x
            }
            for reference in grids { reference.grid?.contentWasScrolled() }
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

extension ScrollView.View: LazyScrolling {
    func scrolls(along axis: LazyGridAxis) -> Bool {
        component?.axis.contains(axis == .vertical ? .vertical : .horizontal) ?? false
    }

    func addObserver(_ grid: LazyGridView) {
        grids.removeAll { $0.grid == nil || $0.grid === grid }
        grids.append(LazyGridReference(grid: grid))
    }

    /// Lets the grids create the cells that this update has made visible.
    private func settleGrids() {
        UpdateScheduler.shared.afterUpdates { [weak self] in
            for reference in self?.grids ?? [] { reference.grid?.settle() }
        }
    }
}
