extension LazyList.View {
    /// Shows the component for a list without rows at the center, or removes it.
    func showEmptyContent(transition: ComponentTransition) {
        guard let component = self.component?.emptyComponent, content.row(from: 0, step: 1) == nil, let environment
        else {
            emptyHost.view?.removeFromSuperview()
            return
        }
        let inset = adjustedContentInset
        let area = CGRect(
            x: 0, y: 0, width: viewport.width, height: max(viewport.height - inset.top - inset.bottom, 0))
        emptyHost.parentState = componentState
        let size = emptyHost.update(
            transition: transition, component: component, environment: { environment }, containerSize: area.size)
        guard let view = emptyHost.view else { return }
        let isNew = view.superview !== self
        if isNew { addSubview(view) }
        let frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        (isNew ? .immediate : transition).setFrame(view: view, frame: frame)
    }
}
