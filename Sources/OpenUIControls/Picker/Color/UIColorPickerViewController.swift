/// An object that is notified of the color that is selected in a ``UIColorPickerViewController``.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when the user has selected a color; `continuously` is always `true`, as more changes can follow.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user has dismissed the controller.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller in which the user selects a color in sRGB.
///
/// It offers a grid of colors, sliders, a field for a hexadecimal number, the opacity, and the colors that were selected
/// last in this process. Where the portal of the desktop allows it, the user can also pick a color on the screen; a failure
/// is reported as a ``Diagnostic``. Present the controller as a popover or sheet.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The object that is notified.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    private final let picker = ColorPickerView(frame: .zero)
    private final var didChange = false

    /// Creates a controller with black as the selected color; both parameters are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a controller with black as the selected color; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        preferredContentSize = picker.intrinsicContentSize
        picker.didSelect = { [weak self] color in
            guard let self else { return }
            didChange = true
            picker.prepareForEvent()
            delegate?.colorPickerViewController(self, didSelect: color.color, continuously: true)
        }
    }

    /// The selected color, without transparency if ``supportsAlpha`` is `false`.
    open var selectedColor: UIColor {
        get { (supportsAlpha ? picker.color : picker.color.opaque()).color }
        set { picker.show(RGBColor(newValue)) }
    }

    /// Whether the user can change the opacity, initially `true`.
    open var supportsAlpha: Bool {
        get { picker.supportsAlpha }
        set { picker.supportsAlpha = newValue }
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        picker.frame = view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker)
    }

    /// Stores the selected color among the recent ones, and notifies the delegate.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        if didChange { picker.remember() }
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}
