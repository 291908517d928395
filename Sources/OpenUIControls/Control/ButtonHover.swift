/// Observes whether the pointer is over a button.
@MainActor final class ButtonHover {
    private(set) var isInside = false

    init(of button: UIButton) {
        let recognizer = UIHoverGestureRecognizer()
        recognizer.addHandler { [weak self, weak button] recognizer in
            let isInside = recognizer.state == .began || recognizer.state == .changed
            guard let self, self.isInside != isInside else { return }
            self.isInside = isInside
            if button?.automaticallyUpdatesConfiguration == true { button?.setNeedsUpdateConfiguration() }
        }
        button.addGestureRecognizer(recognizer)
    }
}
