import Testing

import OpenUIKitCore

@Suite @MainActor struct LayoutSupportTests {
    private func controller() -> UIViewController {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        return controller
    }

    @Test("The layout guides of a controller extend from its edges to the safe area")
    func constraints() {
        let controller = controller()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            content.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            content.widthAnchor.constraint(equalToConstant: 50),
        ])
        controller.view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 20, width: 50, height: 170))
    }

    @Test("The length of a layout guide is that of the safe area's inset")
    func length() {
        let controller = controller()
        #expect(controller.topLayoutGuide.length == 20)
        #expect(controller.bottomLayoutGuide.length == 10)
    }

    @Test("A controller has one layout guide for each edge")
    func identity() {
        let controller = controller()
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
    }

    @Test("The layout direction of an attribute is its own, or that of the interface")
    func directions() {
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
