import OpenUIKit

// Customization of bars and images as current applications write it.

final class ThemedTabBarController: UITabBarController {
    func apply(_ theme: Theme) {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.selectionIndicatorTintColor = theme.tint
        appearance.selectionIndicatorImage = UIImage()
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemSpacing = 12
        appearance.stackedItemWidth = 64
        tabBar.standardAppearance = appearance
        for item in tabBar.items ?? [] { item.standardAppearance = appearance }
    }
}

struct Theme {
    var tint = UIColor(named: "Tint", in: .main, compatibleWith: nil) ?? .tintColor
    var logo = UIImage(named: "Logo", in: .main, with: nil)
}

/// A button whose look depends on the pointer.
@MainActor func makeHoverButton() -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
        button.configuration?.baseBackgroundColor = button.isHovered ? .systemTeal : .systemBlue
    }
    return button
}

/// A field in which an old application shows a battery.
@MainActor func batteryText() -> String {
    UIDevice.current.isBatteryMonitoringEnabled = true
    defer { UIDevice.current.isBatteryMonitoringEnabled = false }
    let level = UIDevice.current.batteryLevel
    return level < 0 ? "No battery" : "\(Int(level * 100)) %"
}
