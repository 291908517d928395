/// Properties of the layer, and gestures, as properties of the view, so that nodes can set them by key path.
extension UIView {
    /// The radius of the rounded corners, in points.
    ///
    /// Content is cut off there.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            clipsToBounds = newValue > 0
        }
    }

    /// The thickness of the border, in points.
    public var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    /// The colour of the border.
    public var borderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    /// Calls a closure when the view is tapped, instead of the one that was given before.
    public func onTap(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        let record = ensuredRecord
        if record.tapAction == nil {
            let action = TapAction()
            record.tapAction = action
            addGestureRecognizer(action.recognizer)
            isUserInteractionEnabled = true
        }
        record.tapAction?.handler = handler
    }
}
