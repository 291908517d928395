/// The mark by which a switch shows its state without colors: a bar while it is on, and a circle while it is off.
@MainActor final class SwitchMarks: UIView {
    private static let length: CGFloat = 10
    /// The distance of the center of the mark from the end of the track.
    private static let inset: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = 1.5
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the state at the end of the track at which the thumb is not.
    ///
    /// - Parameter isAtStart: Whether that is the left end.
    func show(isOn: Bool, in track: CGRect, isAtStart: Bool) {
        let size = CGSize(width: isOn ? 2 : Self.length, height: Self.length)
        let x = isAtStart ? track.minX + Self.inset : track.maxX - Self.inset
        frame = CGRect(x: x - size.width / 2, y: track.midY - size.height / 2, width: size.width, height: size.height)
        layer.cornerRadius = size.width / 2
        let color = isOn ? UIColor.white : UIColor.label
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
