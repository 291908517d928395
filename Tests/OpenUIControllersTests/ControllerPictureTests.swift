import OpenDisplay
import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

/// Tests rendered popovers, constraints and controls; `COMPONENTFLOW_SCREENSHOTS=<folder>` saves the images.
@Suite @MainActor struct ControllerPictureTests {
    private static let looks: [(isDark: Bool, scale: CGFloat)] = [(false, 1), (false, 2), (true, 1), (true, 2)]

    private func show(
        _ size: CGSize, _ name: String, _ body: (WindowStage) -> Void,
        check: (CGImage, _ isDark: Bool, _ scale: Int) throws -> Void
    ) throws {
        for look in Self.looks {
            try WindowStage.run(size, scale: look.scale) { stage in
                stage.surface.setAppearance(look.isDark ? .dark : .light)
                stage.window.backgroundColor = .systemBackground
                body(stage)
                stage.frame()
                let image = try stage.screenshot("\(name)_\(look.isDark ? "dark" : "light")@\(Int(look.scale))x")
                try check(image, look.isDark, Int(look.scale))
            }
        }
    }

    @Test(
        "A popover's arrow has the popover's color and points at the source from every side",
        arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
    func popover(side: UIPopoverArrowDirection) throws {
        let source = CGRect(x: 170, y: 130, width: 60, height: 40)
        try show(CGSize(width: 400, height: 300), "popover_\(side.rawValue)") { stage in
            let (root, menu) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            let view = stage.add(UIView(), source, to: root.view)
            view.backgroundColor = .systemBlue
            menu.view.backgroundColor = .secondarySystemBackground
            menu.modalPresentationStyle = .popover
            menu.preferredContentSize = CGSize(width: 120, height: 70)
            menu.popoverPresentationController?.sourceView = view
            menu.popoverPresentationController?.permittedArrowDirections = side
            // The window is compact.
            let delegate = Staying()
            menu.popoverPresentationController?.delegate = delegate
            withExtendedLifetime(delegate) { root.present(menu, animated: false) }
        } check: { image, _, scale in
            // Samples four points from the source, within the arrow, and a point well within the body.
            let (tip, body) =
                switch side {
                case .up: (CGPoint(x: 200, y: 176), CGPoint(x: 200, y: 210))
                case .down: (CGPoint(x: 200, y: 123), CGPoint(x: 200, y: 90))
                case .left: (CGPoint(x: 236, y: 150), CGPoint(x: 280, y: 150))
                default: (CGPoint(x: 163, y: 150), CGPoint(x: 120, y: 150))
                }
            let colors = [tip, body].map { image.pixel(x: Int($0.x) * scale, y: Int($0.y) * scale) }
            #expect(colors[0] == colors[1])
            #expect(colors[0] != image.pixel(x: 5 * scale, y: 5 * scale))
        }
    }

    private final class Staying: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    @Test("Constraints place views on whole pixels at every scale, in light and dark appearance")
    func constraints() throws {
        try show(CGSize(width: 301, height: 200), "constraints") { stage in
            let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
            let views = colors.map { color in
                let view = UIView()
                view.backgroundColor = color
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
                return view
            }
            for (index, view) in views.enumerated() {
                NSLayoutConstraint.activate([
                    view.heightAnchor.constraint(equalToConstant: 40),
                    view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
                    view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30.3),
                    view.leadingAnchor.constraint(
                        equalTo: index == 0 ? stage.window.leadingAnchor : views[index - 1].trailingAnchor),
                ])
            }
            views[2].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
            let label = UILabel()
            label.text = "Text that wraps within the constraints of this window, in more than one line."
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-20-[label]-20-|", metrics: nil, views: ["label": label]))
            label.topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 16).isActive = true
        } check: { image, isDark, scale in
            // 301 points are not a multiple of three: the background must not show between the fields.
            let ground = image.pixel(x: 5 * scale, y: 5 * scale)
            #expect((ground?.red ?? 0 < 100) == isDark)
            var shown: Set<PixelColor> = []
            for x in 0..<image.width { if let color = image.pixel(x: x, y: 50 * scale) { shown.insert(color) } }
            #expect(shown.count == 3)
        }
    }

    @Test("Controls are drawn in all their states in light and dark appearance")
    func controls() throws {
        try show(CGSize(width: 360, height: 420), "controls") { stage in
            let rows = UIStackView(frame: CGRect(x: 16, y: 16, width: 328, height: 388))
            rows.axis = .vertical
            rows.distribution = .equalSpacing
            stage.window.addSubview(rows)
            for isEnabled in [true, false] {
                let looks: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
                let buttons = looks.map { look in
                    var look = look
                    look.title = "Go"
                    look.cornerStyle = isEnabled ? .capsule : .medium
                    return UIButton(configuration: look, primaryAction: UIAction { _ in })
                }
                let toggle = UISwitch()
                toggle.isOn = true
                let stepper = UIStepper()
                stepper.value = isEnabled ? 5 : 0
                let segments = UISegmentedControl(items: ["Day", "Week"])
                segments.selectedSegmentIndex = 0
                let slider = UISlider()
                slider.value = 0.4
                let pages = UIPageControl()
                pages.numberOfPages = isEnabled ? 5 : 40
                pages.currentPage = isEnabled ? 1 : 17
                pages.backgroundStyle = .prominent
                let controls: [UIControl] = buttons + [toggle, stepper, segments, slider, pages]
                for control in controls { control.isEnabled = isEnabled }
                rows.addArrangedSubview(UIStackView(arrangedSubviews: buttons))
                let middle = UIStackView(arrangedSubviews: [toggle, stepper, segments])
                middle.alignment = .center
                middle.spacing = 12
                rows.addArrangedSubview(middle)
                rows.addArrangedSubview(slider)
                rows.addArrangedSubview(pages)
            }
            stage.frame()
            // Tab moves the focus outline to the second button.
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.tab)
        } check: { image, isDark, scale in
            #expect((image.pixel(x: 2, y: 2)?.red ?? 0 < 100) == isDark)
            var shown: Set<PixelColor> = []
            for y in stride(from: 0, to: image.height, by: 4) {
                for x in stride(from: 0, to: image.width, by: 4) {
                    if let color = image.pixel(x: x, y: y) { shown.insert(color) }
                }
            }
            #expect(shown.count > 20)
        }
    }
}
