/// The gestures and the focus of a list with selection.
@MainActor
final class LazyListInteraction: NSObject, UIGestureRecognizerDelegate {
    let cursorView: LazyListCursorView
    private weak var list: (any SelectableList)?
    private let click = UITapGestureRecognizer()

    init(_ list: any SelectableList) {
        self.list = list
        cursorView = LazyListCursorView(list)
        super.init()
        list.addSubview(cursorView)
        click.delegate = self
        // The rows receive the touches as well, and the list is not pressed with the Space key.
        click.cancelsTouchesInView = false
        click.addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let list = self?.list else { return }
            list.choose(at: recognizer.location(in: list), modifiers: recognizer.modifierFlags)
        }
        list.addGestureRecognizer(click)
    }

    /// Removes the gestures and the focus.
    func uninstall() {
        cursorView.removeFromSuperview()
        list?.removeGestureRecognizer(click)
    }

    /// Leaves touches of controls and of text to them, and the touch that stops scrolling to the list.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let list, !list.isDecelerating else { return false }
        var view = touch.view
        while let current = view, current !== list {
            if current is UIControl || current is UITextView { return false }
            view = current.superview
        }
        return true
    }
}
