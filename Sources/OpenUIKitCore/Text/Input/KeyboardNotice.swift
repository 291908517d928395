/// The content of a notification that the input views of a window appear, change or disappear.
@MainActor struct KeyboardNotice {
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }

    private var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
