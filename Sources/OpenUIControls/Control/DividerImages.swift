/// The images between two segments of a control, by the states of both.
struct DividerImages {
    private struct States: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [States: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[States(left: left, right: right)] }
        set { images[States(left: left, right: right)] = newValue }
    }

    /// Returns the image for two states, or that for two segments in the normal state.
    func image(left: UIControl.State, right: UIControl.State) -> UIImage? {
        self[left, right] ?? self[.normal, .normal]
    }
}

extension UIImage {
    /// Draws the image as a divider: with its own width, centered at `x`, and as high as the control.
    @MainActor func drawDivider(at x: CGFloat, in bounds: CGRect) {
        draw(in: CGRect(x: x - size.width / 2, y: bounds.minY, width: size.width, height: bounds.height))
    }
}
