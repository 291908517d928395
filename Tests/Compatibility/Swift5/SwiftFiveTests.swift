import ComponentFlow
import OpenUIKit
import Testing
import UIKitTestSupport

/// Code of a client in Swift 5 mode, whose classes and functions have no annotations of isolation.
@Suite @MainActor struct SwiftFiveTests {
    @Test("A coordinator without isolation builds screens and is called by their delegates")
    func coordinator() throws {
        let navigation = UINavigationController()
        let coordinator = ContactCoordinator(navigationController: navigation)
        coordinator.start()
        let list = try #require(navigation.topViewController as? ContactListController)
        #expect(list.names == ["Ada", "Grace"])
        list.loadViewIfNeeded()
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(coordinator.selected == ["Grace"])
        #expect(navigation.topViewController?.title == "Grace")
    }

    @Test("A presenter without isolation changes its view")
    func presenter() {
        let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let presenter = BadgePresenter(view: view)
        view.onTap?()
        #expect(presenter.count == 1)
        #expect(view.label.text == "1")
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 10)
    }

    @Test("A navigation controller with a bar class of its own is customized as before appearances")
    func brandedBars() {
        let navigation = BrandNavigationController(root: UIViewController())
        #expect(navigation.navigationBar is BrandNavigationBar)
        #expect(navigation.navigationBar.standardAppearance.backgroundEffect == nil)
        #expect(navigation.toolbar.standardAppearance.backgroundColor == .black)
        let tabBar = makeBrandTabBar()
        tabBar.layoutIfNeeded()
        #expect(tabBar.standardAppearance.stackedItemWidth == 50)
        let control = PillSegmentedControl(items: ["One", "Two"])
        control.removeBorder()
        #expect(control.backgroundColor == nil)
        #expect(InsetTextField().placeholderColor == .lightGray)
    }

    @Test("The window of an application delegate is optional twice, as in UIKit")
    func delegateWindow() {
        #expect(rootController() == nil)
        let delegate = BrandAppDelegate()
        delegate.applicationDidFinishLaunching(.shared)
        let protocolValue: any UIApplicationDelegate = delegate
        #expect((protocolValue.window ?? nil) === delegate.window)
        #expect(delegate.window != nil)
        withoutInteraction { #expect(UIApplication.shared.isIgnoringInteractionEvents) }
        #expect(topInset() == 0)
        #expect(UIColor.brand == .systemBlue)
        #expect(makeAdaptiveImage(UIImage(), UIImage()).imageAsset != nil)
    }

    @Test("Functions without isolation create and search views")
    func functions() {
        let view = UIView()
        view.addSubview(makeTitleLabel("Title"))
        #expect(findLabels(in: view).map(\.text) == ["Title"])
        #expect(!view.isVisible)
    }

    @Test("A view stores its state in a layer of a class of its own")
    func layerClass() {
        let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
        view.progress = 0.5
        #expect(view.progress == 0.5)
        #expect(ProgressLayer(layer: view.layer).progress == 0.5)
    }

    @Test("Components without annotations are measured and updated")
    func components() {
        #expect(ComponentMeasurer().size(of: "Title", in: 200).height > 0)
        let host = ComponentHostView<Empty>()
        let component = AnyComponent(CounterComponent(title: "Count", action: {}))
        _ = host.update(component: component, containerSize: CGSize(width: 200, height: 100))
        let view = host.subviews.first as? CounterComponent.View
        view?.press()
        #expect(view?.text == "Count: 1")
    }

    @Test("A collection layout of a client places the items")
    func layout() {
        let source = LetterSource()
        let view = UICollectionView(frame: .zero, collectionViewLayout: ColumnLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
        view.dataSource = source
        WindowStage.run { stage in
            stage.add(view, CGRect(x: 0, y: 0, width: 100, height: 200))
            stage.frame()
            #expect(view.contentSize == CGSize(width: 100, height: 120))
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 80)
        }
    }
}
