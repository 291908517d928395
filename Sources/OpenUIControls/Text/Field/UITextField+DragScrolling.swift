extension UITextField: DragScrolling {
    package final var canScrollDuringDrag: Bool { true }

    package final func scrollDuringDrag(by translation: CGVector) -> Bool {
        lineView.scrollDuringDrag(by: translation.dx)
    }

    package final func endDragScrolling() {
        lineView.endDragScrolling()
    }
}
