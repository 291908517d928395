/// The images that replace the background, the line and the signs of a stepper.
struct StepperImages {
    typealias States = [UIControl.State: UIImage]

    var backgrounds: States = [:]
    /// The images in place of the minus and the plus sign.
    var (decrement, increment): (States, States) = ([:], [:])
    var dividers = DividerImages()

    /// The signs of the system, as templates.
    @MainActor static let (minus, plus) = (sign(isPlus: false), sign(isPlus: true))

    @MainActor private static func sign(isPlus: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let side: CGFloat = 14
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            UIColor.black.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: side / 2 - 0.75, width: side, height: 1.5)).fill()
            guard isPlus else { return }
            UIBezierPath(rect: CGRect(x: side / 2 - 0.75, y: 0, width: 1.5, height: side)).fill()
        }.withRenderingMode(.alwaysTemplate)
    }
}
