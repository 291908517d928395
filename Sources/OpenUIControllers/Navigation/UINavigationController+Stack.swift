/// Changes of the navigation stack, with the order of their notifications.
extension UINavigationController {
    /// The controllers added to and removed from the stack.
    private struct Exchange {
        let added: [UIViewController]
        let removed: [UIViewController]
        let oldStack: [UIViewController]
        /// Whether the user had moved the keyboard focus into the navigation controller.
        let hadFocus: Bool
    }

    /// Changes the stack; a running transition is completed first or, if its animator is custom, waited for.
    func change(to new: [UIViewController], _ operation: Operation, animated: Bool, isInteractive: Bool = false) {
        if let transition, !transition.completeImmediately() {
            return waiting.append { [weak self] in self?.change(to: new, operation, animated: animated) }
        }
        let old = stack
        guard !old.elementsEqual(new, by: ===) else { return }
        let exchange = Exchange(
            added: new.filter { added in !old.contains { $0 === added } },
            removed: old.filter { gone in !new.contains { $0 === gone } }, oldStack: old, hadFocus: storeFocus())
        for controller in exchange.removed { controller.willMove(toParent: nil) }
        stack = new
        for controller in exchange.added { adoptChild(controller) }
        orderChildren(with: exchange.removed)
        guard isViewLoaded, shown != nil || appearance != .gone || view.window != nil else { return settle(exchange) }
        showChange(exchange, operation, animated: animated, isInteractive: isInteractive)
    }

    /// Orders the children like the stack, followed by those being removed.
    private func orderChildren(with leaving: [UIViewController]) {
        children = stack.filter { $0.parent === self } + leaving.filter { $0.parent === self }
    }

    /// Completes a change that requires no transition.
    private func settle(_ exchange: Exchange) {
        if isViewLoaded { navigationBar.setItems(stack.map(\.navigationItem), animated: false) }
        for controller in exchange.removed { controller.detachFromParent() }
        for controller in exchange.added { controller.didMove(toParent: self) }
    }

    private func showChange(_ exchange: Exchange, _ operation: Operation, animated: Bool, isInteractive: Bool) {
        guard let top = stack.last else { return showEmptyStack(exchange) }
        guard top !== shown else {
            navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
            return settle(exchange)
        }
        let from = shown
        let isVisible = appearance == .shown || appearance == .appearing
        let moves = animated && isVisible && from != nil && view.window != nil
        let transition = makeTransition(from: from, to: top, operation, animated: moves, isInteractive: isInteractive)
        self.transition = transition
        if moves { popRecognizer.noteTransition(isPop: operation == .pop) }
        from?.move.fromParent = exchange.removed.contains { $0 === from }
        top.move.toParent = exchange.added.contains { $0 === top }
        from?.activeTransition = transition
        top.activeTransition = transition
        if isVisible {
            from?.beginDisappearing(moves)
            top.beginAppearing(moves)
        } else {
            top.loadViewIfNeeded()
        }
        delegate?.navigationController(self, willShow: top, animated: moves)
        addTopView(top, with: transition, operation)
        transition.start { [weak self] isCompleted in
            self?.end(transition, exchange, from: from, to: top, isCompleted: isCompleted, animated: moves)
        }
        // The callbacks may have changed the stack again.
        if transition.canCompleteImmediately { runWaiting() }
    }

    private func runWaiting() {
        let next = waiting
        waiting = []
        for step in next { step() }
    }

    /// Adds the top controller's view and the changes of the bars to the transition.
    private func addTopView(_ top: UIViewController, with transition: ControllerTransition, _ operation: Operation) {
        view.layoutIfNeeded()
        let topView: UIView = top.view
        topView.layer.removeAllAnimations()
        topView.transform = .identity
        if operation == .pop, let old = shown?.viewIfLoaded, old.superview === contentView {
            contentView.insertSubview(topView, belowSubview: old)
        } else {
            contentView.addSubview(topView)
        }
        showSearch(of: top)
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The bar changes first, because its height determines the space for the view.
        let change = navigationBar.change(to: stack.map(\.navigationItem), isBack: operation == .pop)
        place(top)
        transition.toView = topView
        transition.fromView = shown?.viewIfLoaded
        transition.toFrame = topView.frame
        transition.fromFrame = transition.fromView?.frame ?? .zero
        shown = top
        updateToolbar(transition.isAnimated)
        if transition.isAnimated {
            UIView.performWithoutAnimation { topView.layoutIfNeeded() }
            change.prepare()
            transition.animate(
                alongsideTransition: { [self] _ in
                    change.run()
                    layOutBars()
                }, completion: { change.end(isCompleted: !$0.isCancelled) })
        } else {
            change.end(isCompleted: true)
            layOutBars()
        }
    }

    private func makeTransition(
        from: UIViewController?, to: UIViewController, _ operation: Operation, animated: Bool, isInteractive: Bool
    ) -> ControllerTransition {
        let own =
            animated
            ? from.flatMap { from in
                delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            } : nil
        let transition = ControllerTransition(
            from: from, to: to, in: contentView, animated: animated,
            animator: own ?? NavigationSlideTransition(isBack: operation == .pop),
            isInteractive: isInteractive && own == nil)
        if let own {
            transition.interaction = delegate?.navigationController(self, interactionControllerFor: own)
        }
        return transition
    }

    private func end(
        _ transition: ControllerTransition, _ exchange: Exchange, from: UIViewController?, to: UIViewController,
        isCompleted: Bool, animated: Bool
    ) {
        if self.transition === transition { self.transition = nil }
        if !(transition.animator is any SystemTransitioning) { viewIfLoaded?.setNeedsLayout() }
        let gone = isCompleted ? from : to
        gone?.viewIfLoaded?.removeFromSuperview()
        gone?.navigation?.item?.searchController?.viewIfLoaded?.removeFromSuperview()
        gone?.viewIfLoaded?.layer.removeAllAnimations()
        gone?.viewIfLoaded?.transform = .identity
        if !isCompleted { restoreStack(exchange, to: from) }
        endAppearanceTransitions(from: from, to: to, isCompleted: isCompleted, animated: animated)
        for controller in [from, to] {
            controller?.move = Move()
            controller?.activeTransition = nil
        }
        if isCompleted {
            for controller in exchange.removed { controller.detachFromParent() }
            for controller in exchange.added { controller.didMove(toParent: self) }
            for controller in exchange.removed { controller.navigation?.focusedView = nil }
            if exchange.hadFocus { moveFocus(into: to) }
            delegate?.navigationController(self, didShow: to, animated: animated)
            (parent as? UISplitViewController)?.stackDidChange()
        } else {
            for controller in exchange.removed { controller.didMove(toParent: self) }
        }
        runWaiting()
    }

    private func endAppearanceTransitions(
        from: UIViewController?, to: UIViewController, isCompleted: Bool, animated: Bool
    ) {
        guard appearance == .shown || appearance == .appearing else {
            // The navigation controller itself is disappearing, so the new controller does not appear.
            from?.endDisappearing(animated)
            return
        }
        if isCompleted {
            from?.endDisappearing(animated)
            if appearance == .shown { to.endAppearing(animated) }
        } else {
            to.beginDisappearing(animated)
            to.endDisappearing(animated)
            from?.beginAppearing(animated)
            from?.endAppearing(animated)
        }
    }

    /// Restores the stack after an interactive pop was cancelled.
    private func restoreStack(_ exchange: Exchange, to from: UIViewController?) {
        stack = exchange.oldStack
        for controller in exchange.removed { controller.willMove(toParent: self) }
        orderChildren(with: [])
        shown = from
        navigationBar.adopt(stack.map(\.navigationItem))
        updateToolbar(false)
        layOutBars()
    }

    /// Handles an empty stack.
    private func showEmptyStack(_ exchange: Exchange) {
        let old = shown
        shown = nil
        navigationBar.setItems([], animated: false)
        old?.beginDisappearing(false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endDisappearing(false)
        settle(exchange)
    }

    /// Shows the top controller when the view is added to a window or laid out for the first time.
    func showTopIfNothingIsShown() {
        guard shown == nil, let top = stack.last, isViewLoaded, transition == nil else { return }
        shown = top
        top.loadViewIfNeeded()
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        delegate?.navigationController(self, willShow: top, animated: false)
        contentView.addSubview(top.view)
        layOutBars()
        updateToolbar(false)
        delegate?.navigationController(self, didShow: top, animated: false)
    }
}
