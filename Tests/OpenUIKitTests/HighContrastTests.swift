import Foundation
import OpenCoreGraphics
import OpenDisplay
import OpenUIKit
import Testing
import UIKitTestSupport

@testable import OpenUIControllers
@testable import OpenUIKitCore

/// What users see who prefer more contrast, measured on rendered pixels.
@Suite("Controls, bars and presentations for users who prefer more contrast") @MainActor
struct HighContrastTests {
    private static let size = CGSize(width: 200, height: 200)

    /// Runs a body while the user prefers more contrast.
    private func preferringContrast<Result>(_ body: () throws -> Result) rethrows -> Result {
        let old = UIAccessibility.preferences
        UIAccessibility.preferences = .increasedContrast
        defer { UIAccessibility.preferences = old }
        return try body()
    }

    // MARK: Differences without colors

    /// A view with two states.
    struct States: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @MainActor @Sendable (_ isSecond: Bool) -> UIView

        var testDescription: String { name }
    }

    private nonisolated static let states: [States] = [
        States(name: "switch") { isOn in
            let view = UISwitch()
            view.isOn = isOn
            return view
        },
        States(name: "segments") { isSecond in
            let view = UISegmentedControl(items: ["", ""])
            view.frame.size = CGSize(width: 160, height: 32)
            view.selectedSegmentIndex = isSecond ? 1 : 0
            return view
        },
        States(name: "page control") { isSecond in
            let view = UIPageControl()
            view.numberOfPages = 2
            view.currentPage = isSecond ? 1 : 0
            view.frame.size = view.intrinsicContentSize
            return view
        },
        States(name: "tabs at the bottom") { isSecond in tabBar(.bottom, isSecond) },
        States(name: "tabs at the top") { isSecond in tabBar(.top, isSecond) },
        States(name: "row of a table") { isSelected in
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
            view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            view.dataSource = EmptyRows.shared
            view.layoutIfNeeded()
            if isSelected { view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
            return view
        },
        States(name: "link") { isLink in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
            if isLink { attributes[.link] = URL(string: "https://example.org") }
            view.attributedText = NSAttributedString(string: "Address", attributes: attributes)
            return view
        },
    ]

    private final class EmptyRows: NSObject, UITableViewDataSource {
        @MainActor static let shared = EmptyRows()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    /// A bar whose titles are empty, so that they make no difference.
    @MainActor private static func tabBar(_ placement: TabBarPlacement, _ isSecond: Bool) -> UIView {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 160, height: 49))
        bar.placement = placement
        bar.items = [UITabBarItem(title: " ", image: nil, tag: 0), UITabBarItem(title: " ", image: nil, tag: 1)]
        bar.selectedItem = bar.items?[isSecond ? 1 : 0]
        return bar
    }

    private func image(_ states: States, isSecond: Bool, isDark: Bool) throws -> CGImage {
        var image: CGImage?
        try WindowStage.run(Self.size) { stage in
            stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
            stage.window.backgroundColor = .systemBackground
            let view = states.make(isSecond)
            stage.add(view, CGRect(origin: CGPoint(x: 20, y: 20), size: view.bounds.size))
            stage.advance(by: 1)
            image = try stage.screenshot("contrast_\(states.name)_\(isSecond ? 2 : 1)_\(isDark ? "dark" : "light")")
        }
        return try #require(image)
    }

    /// Returns the number of pixels whose luminances in two images have a contrast of 3 to 1.
    private func differences(_ first: CGImage, _ second: CGImage) -> Int {
        pixels(first, second).count { first, second in
            let (one, other) = (first.luminance, second.luminance)
            return (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 3
        }
    }

    private func pixels(_ first: CGImage, _ second: CGImage) -> [(PixelColor, PixelColor)] {
        (0..<first.height).flatMap { y in
            (0..<first.width).compactMap { x in
                first.pixel(x: x, y: y).flatMap { one in second.pixel(x: x, y: y).map { (one, $0) } }
            }
        }
    }

    @Test("The states differ in bright and dark pixels, not only in color", arguments: states, [false, true])
    func differs(states: States, isDark: Bool) throws {
        try preferringContrast {
            let (first, second) = (
                try image(states, isSecond: false, isDark: isDark), try image(states, isSecond: true, isDark: isDark)
            )
            #expect(differences(first, second) >= 20)
        }
    }

    // MARK: Transparency

    /// Something that covers a part of the window.
    struct Cover: Sendable, CustomTestStringConvertible {
        let name: String
        /// Shows it, and returns the view that covers.
        let show: @MainActor @Sendable (UIViewController) -> UIView?

        var testDescription: String { name }
    }

    private nonisolated static let covers: [Cover] = bars + presentations
    private nonisolated static let bars: [Cover] = [
        Cover(name: "navigation bar") { root in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.items = [UINavigationItem(title: "Title")]
            root.view.addSubview(bar)
            return bar
        },
        Cover(name: "toolbar") { root in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            root.view.addSubview(bar)
            return bar
        },
        Cover(name: "tab bar") { root in
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
            root.view.addSubview(bar)
            return bar
        },
        Cover(name: "thin material") { root in blur(.systemUltraThinMaterial, in: root) },
        Cover(name: "chrome material") { root in blur(.systemChromeMaterial, in: root) },
        Cover(name: "prominent blur") { root in blur(.prominent, in: root) },
    ]

    @MainActor private static func blur(_ style: UIBlurEffect.Style, in root: UIViewController) -> UIView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        root.view.addSubview(view)
        return view
    }

    private nonisolated static let presentations: [Cover] = [
        Cover(name: "menu") { root in
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
            button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Second") { _ in }])
            button.showsMenuAsPrimaryAction = true
            root.view.addSubview(button)
            _ = button.accessibilityActivate()
            return root.view.window.flatMap { first(MenuPanel.self, in: $0) }
        },
        Cover(name: "popover") { root in
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 100, height: 60)
            controller.popoverPresentationController?.sourceView = root.view
            controller.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 20, width: 40, height: 20)
            root.present(controller, animated: false)
            return controller.view
        },
        Cover(name: "alert") { root in
            let alert = UIAlertController(title: "Continue?", message: "Now", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            return alert.view
        },
        Cover(name: "action sheet") { root in
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            return alert.view
        },
        Cover(name: "sheet") { root in
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            root.present(controller, animated: false)
            return controller.view
        },
    ]

    @MainActor private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    /// Renders what covers a background of a color, and returns the middle of the covering view.
    private func covered(_ cover: Cover, _ background: UIColor) throws -> [PixelColor] {
        var pixels: [PixelColor] = []
        try WindowStage.run(Self.size) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            root.view.backgroundColor = background
            stage.frame()
            let view = try #require(cover.show(root))
            stage.advance(by: 1)
            let frame = view.convert(view.bounds, to: stage.window).intersection(stage.window.bounds)
                .insetBy(dx: 14, dy: 14).integral
            let image = try stage.screenshot("opaque_\(cover.name)")
            #expect(!frame.isEmpty)
            pixels = stride(from: Int(frame.minY), to: Int(frame.maxY), by: 2).flatMap { y in
                stride(from: Int(frame.minX), to: Int(frame.maxX), by: 2).compactMap { image.pixel(x: $0, y: y) }
            }
        }
        return pixels
    }

    @Test("What is behind bars, menus, popovers, alerts and sheets does not shine through", arguments: covers)
    func opaque(cover: Cover) throws {
        try preferringContrast {
            let (red, blue) = (try covered(cover, .red), try covered(cover, .blue))
            #expect(!red.isEmpty)
            #expect(red == blue)
        }
    }
}

extension PixelColor {
    /// The relative luminance: WCAG 2.2.
    fileprivate var luminance: Double {
        let linear = [red, green, blue].map { channel in
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
