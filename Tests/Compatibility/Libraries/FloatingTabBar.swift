import OpenUIKit

// A tab bar controller that replaces the bar of the system by a floating one with a raised button.

final class FloatingTabBar: UIView {
    var onSelect: ((Int) -> Void)?
    private(set) var buttons: [UIButton] = []
    private let shape = CAShapeLayer()

    var selectedIndex = 0 {
        didSet { updateSelection() }
    }

    init(items: [UITabBarItem]) {
        super.init(frame: .zero)
        shape.fillColor = UIColor.secondarySystemBackground.cgColor
        layer.insertSublayer(shape, at: 0)
        buttons = items.enumerated().map { index, item in
            let button = UIButton(type: .custom)
            button.setImage(item.image?.withRenderingMode(.alwaysTemplate), for: .normal)
            button.accessibilityLabel = item.title
            button.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        updateSelection()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path =
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: .allCorners,
                cornerRadii: CGSize(width: bounds.height / 2, height: bounds.height / 2)
            ).cgPath
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.path?.contains(point) ?? false
    }

    private func updateSelection() {
        for (index, button) in buttons.enumerated() {
            button.tintColor = index == selectedIndex ? .systemBlue : .secondaryLabel
            button.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
        }
    }
}

class FloatingTabBarController: UITabBarController, UITabBarControllerDelegate {
    private(set) var floatingBar: FloatingTabBar?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.isHidden = true
    }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        floatingBar?.removeFromSuperview()
        let bar = FloatingTabBar(items: (viewControllers ?? []).compactMap { $0.tabBarItem })
        bar.onSelect = { [weak self] index in
            self?.selectedIndex = index
            self?.floatingBar?.selectedIndex = index
        }
        view.addSubview(bar)
        floatingBar = bar
        additionalSafeAreaInsets.bottom = 72
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        floatingBar?.frame = CGRect(x: 20, y: view.bounds.height - 64, width: view.bounds.width - 40, height: 52)
        if let floatingBar { view.bringSubviewToFront(floatingBar) }
    }
}
