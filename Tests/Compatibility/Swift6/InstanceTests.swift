import OpenUIKit
import Testing
import UIKitTestSupport

/// Creates the generated subclasses, whose overrides record their calls, and uses them in a window.
@Suite @MainActor struct InstanceTests {
    private static let viewCalls: Set<String> = [
        "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
        "layoutSubviews()", "sizeThatFits(_:)", "tintColorDidChange()",
    ]
    private static let controllerCalls: Set<String> = [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    /// Controllers that are only created: those that show a dialog of the desktop, and those that are always presented.
    private static let presented: Set<CustomControllers> = [
        .uiActivityViewController, .uiAlertController, .uiDocumentPickerViewController, .uiImagePickerController,
        .uiSearchController,
    ]

    /// Returns the members of a subclass that have to be called, and were not called while a closure ran.
    private func missingCalls(
        of name: String, among members: Set<String>, in overridden: Set<String>, _ body: (WindowStage) -> Void
    ) -> [String] {
        _ = takeCalls(of: name)
        WindowStage.run { body($0) }
        return members.intersection(overridden).subtracting(takeCalls(of: name)).sorted()
    }

    @Test("A view that overrides every member of its superclass is laid out and drawn", arguments: CustomViews.allCases)
    func views(kind: CustomViews) {
        var isDrawn = false
        let missing = missingCalls(of: kind.rawValue, among: Self.viewCalls, in: kind.overridden) { stage in
            let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let view = kind.make()
            view.sizeToFit()
            stage.add(view, CGRect(x: 20, y: 20, width: 160, height: 100), to: box)
            stage.frame()
            box.tintColor = .red
            stage.frame()
            isDrawn = stage.surface.renderImage() != nil
            view.removeFromSuperview()
        }
        #expect(missing == [])
        #expect(isDrawn)
    }

    @Test("A plain view that overrides every member is found by a touch")
    func touchedView() {
        let members: Set<String> = ["hitTest(_:with:)", "point(inside:with:)", "touchesBegan(_:with:)"]
        let missing = missingCalls(
            of: "UIView", among: members, in: members.intersection(CustomViews.uiView.overridden)
        ) {
            stage in
            stage.add(CustomUIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            stage.tap(50, 50)
        }
        #expect(missing == [])
    }

    @Test(
        "A controller that overrides every member of its superclass appears and disappears",
        arguments: CustomControllers.allCases)
    func controllers(kind: CustomControllers) {
        guard !Self.presented.contains(kind) else {
            #expect("\(type(of: kind.make()))" == "Custom\(kind.rawValue)")
            return
        }
        let missing = missingCalls(of: kind.rawValue, among: Self.controllerCalls, in: kind.overridden) { stage in
            let controller = kind.make()
            stage.window.rootViewController = controller
            stage.frame()
            #expect(controller.viewIfLoaded?.window === stage.window)
            stage.window.rootViewController = UIViewController()
            stage.frame()
        }
        #expect(missing == [])
    }

    @Test(
        "A layer that overrides every member of its superclass is laid out, and a plain one draws",
        arguments: CustomLayers.allCases)
    func layers(kind: CustomLayers) {
        let members: Set<String> = kind == .caLayer ? ["layoutSublayers()", "display()", "draw(in:)"] : []
        let missing = missingCalls(
            of: kind.rawValue, among: members.union(["layoutSublayers()"]), in: kind.overridden
        ) { stage in
            let layer = kind.make()
            layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
            stage.window.layer.addSublayer(layer)
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            stage.frame()
            #expect(stage.surface.renderImage() != nil)
            layer.removeFromSuperlayer()
        }
        #expect(missing == [])
    }

    @Test(
        "A gesture recognizer that overrides every member of its superclass receives the touches of its view",
        arguments: CustomRecognizers.allCases)
    func recognizers(kind: CustomRecognizers) {
        let members: Set<String> = kind == .uiHoverGestureRecognizer ? [] : ["touchesBegan(_:with:)"]
        let missing = missingCalls(of: kind.rawValue, among: members, in: kind.overridden) { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addGestureRecognizer(kind.make())
            stage.frame()
            stage.tap(100, 100)
            stage.frame()
        }
        #expect(missing == [])
    }

    @Test(
        "A collection layout that overrides every member of its superclass arranges a collection",
        arguments: CustomLayouts.allCases.filter { $0 != .uiCollectionViewTransitionLayout })
    func layouts(kind: CustomLayouts) {
        let missing = missingCalls(of: kind.rawValue, among: ["prepare()"], in: kind.overridden) { stage in
            let view = UICollectionView(frame: .zero, collectionViewLayout: kind.make())
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
        }
        #expect(missing == [])
    }

    @Test(
        "An object of a class that overrides every member of its superclass is created",
        arguments: CustomObjects.allCases)
    func objects(kind: CustomObjects) {
        #expect("\(type(of: kind.make()))" == "Custom\(kind.rawValue)")
    }

    @Test("Every property for a delegate or data source keeps an object with all methods of its protocol")
    func adopters() {
        let assigned = assignedAdopters()
        #expect(assigned.filter { !$0.isKept }.map(\.property) == [])
        #expect(assigned.contains { $0.property == "UITableView.dataSource" })
    }
}
