import OpenUIKit

// Bars and controls as applications customized them before there were appearances.

class BrandNavigationBar: UINavigationBar {
    override func layoutSubviews() {
        super.layoutSubviews()
        setTitleVerticalPositionAdjustment(2, for: .default)
    }
}

class BrandNavigationController: UINavigationController, UINavigationBarDelegate {
    convenience init(root: UIViewController) {
        self.init(navigationBarClass: BrandNavigationBar.self, toolbarClass: nil)
        viewControllers = [root]
        navigationBar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
        navigationBar.shadowImage = UIImage()
        toolbar.barTintColor = .black
        toolbar.isTranslucent = false
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    }

    func position(for bar: UIBarPositioning) -> UIBarPosition {
        return .topAttached
    }
}

func makeBrandTabBar() -> UITabBar {
    let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    tabBar.items = [item]
    tabBar.itemPositioning = .centered
    tabBar.itemWidth = 50
    tabBar.itemSpacing = 8
    tabBar.selectionIndicatorImage = UIImage()
    return tabBar
}

class PillSegmentedControl: UISegmentedControl {
    func removeBorder() {
        setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    }
}

class InsetTextField: UITextField {
    var placeholderColor = UIColor.lightGray { didSet { setNeedsDisplay() } }

    override func drawPlaceholder(in rect: CGRect) {
        placeholderColor.setFill()
        NSString(string: placeholder ?? "").draw(in: rect, withAttributes: [.foregroundColor: placeholderColor])
    }
}
