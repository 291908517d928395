package import OpenDisplay

/// A button with which the user picks a color on the screen; it is hidden where the desktop does not offer this.
@MainActor final class ScreenColorButton: UIButton {
    /// Called with the color that the user has picked.
    var didPick: (RGBColor) -> Void = { _ in }

    private var service: (any ScreenColorPicking)?
    private var isPicking = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        setImage(UIImage(systemName: "eyedropper"), for: .normal)
        builtInAccessibilityLabel = .BuiltIn.colorPickOnScreen
        addAction(UIAction { [weak self] _ in self?.pick() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, service == nil else { return }
        let service = UIColorPickerViewController.screenColorPicker ?? ScreenColorPicker()
        self.service = service
        service.check { [weak self] isAvailable in self?.isHidden = !isAvailable }
    }

    private func pick() {
        guard let service, !isPicking else { return }
        isPicking = true
        service.pick(over: window?.surface) { [weak self] result in self?.finish(result) }
    }

    private func finish(_ result: ScreenColorResult) {
        isPicking = false
        switch result {
        case .picked(let red, let green, let blue): didPick(RGBColor(red: red, green: green, blue: blue))
        case .cancelled: break
        case .failed(let error): report(error)
        }
    }

    private func report(_ error: BusError) {
        Diagnostics.report(
            Diagnostic(
                rule: "color-picker.screen",
                message: "The desktop does not let the user pick a color on the screen. \(error.message)",
                subject: "UIColorPickerViewController",
                hint: "The portal of the desktop has to support the method PickColor."))
    }
}

extension UIColorPickerViewController {
    /// The service with which the user picks colors on the screen, instead of the portal of the desktop; tests set it.
    package static var screenColorPicker: (any ScreenColorPicking)?
}
