extension UIView {
    /// Whether the view itself handles touches: gestures or interactions were added to it.
    var handlesTouches: Bool {
        gestureRecognizers?.isEmpty == false || !interactions.isEmpty
    }
}
