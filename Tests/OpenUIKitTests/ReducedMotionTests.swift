import OpenDisplay
import OpenUIKit
import Testing
import UIKitTestSupport

@testable import OpenUIControls

/// What moves in a window by itself when something changes.
@Suite("Controls, bars, lists and presentations for users who prefer less motion") @MainActor
struct ReducedMotionTests {
    /// A change of a user interface, which moves something.
    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        /// Shows the user interface, and returns what performs the change.
        let prepare: @MainActor @Sendable (UIViewController) -> (@MainActor () -> Void)

        var testDescription: String { name }
    }

    /// The animations of a window that are motion, and how far the content of scroll views moved after the first frame.
    @MainActor
    private struct Motion {
        var keyPaths: Set<String> = []
        var scrolls = false

        private static let moving = [
            "position", "bounds", "transform", "anchorPoint", "zPosition", "sublayerTransform",
        ]

        mutating func read(_ layer: CALayer) {
            for key in layer.animationKeys() ?? [] {
                guard let path = (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath else { continue }
                if Self.moving.contains(where: path.hasPrefix) { keyPaths.insert(path) }
            }
            for sublayer in layer.sublayers ?? [] { read(sublayer) }
        }
    }

    /// Performs a change, and returns what moves afterwards.
    private func motion(of change: Change, _ preferences: AccessibilityPreferences) -> Motion {
        let old = UIAccessibility.preferences
        UIAccessibility.preferences = preferences
        defer { UIAccessibility.preferences = old }
        var motion = Motion()
        WindowStage.run(CGSize(width: 400, height: 400)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.frame()
            let perform = change.prepare(root)
            stage.advance(by: 1)
            perform()
            stage.advance(by: 2.0 / 60)
            let start = offsets(in: stage.window)
            for _ in 0..<40 {
                motion.read(stage.window.layer)
                stage.advance(by: 1.0 / 60)
            }
            motion.scrolls = offsets(in: stage.window) != start
        }
        return motion
    }

    private func offsets(in view: UIView) -> [CGPoint] {
        ((view as? UIScrollView).map { [$0.contentOffset] } ?? []) + view.subviews.flatMap { offsets(in: $0) }
    }

    @Test("With the preference, nothing moves by itself", arguments: changes)
    func reduced(change: Change) {
        let motion = motion(of: change, .reducedMotion)
        #expect(motion.keyPaths == [])
        #expect(!motion.scrolls)
    }

    @Test("Without the preference, something moves", arguments: changes)
    func usual(change: Change) {
        let motion = motion(of: change, [])
        #expect(!motion.keyPaths.isEmpty || motion.scrolls)
    }

    // MARK: Changes

    private nonisolated static let changes = controls + bars + lists + presentations

    /// A change of a view that fills the window.
    private nonisolated static func view<View: UIView>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> View,
        _ change: @escaping @MainActor @Sendable (View) -> Void
    ) -> Change {
        Change(name: name) { root in
            let view = make()
            view.frame = CGRect(x: 20, y: 40, width: 300, height: max(view.intrinsicContentSize.height, 40))
            root.view.addSubview(view)
            return { change(view) }
        }
    }

    private nonisolated static let controls: [Change] = [
        view("switch", { UISwitch() }, { $0.setOn(true, animated: true) }),
        view("slider", { UISlider() }, { $0.setValue(1, animated: true) }),
        view("progress", { UIProgressView() }, { $0.setProgress(1, animated: true) }),
        view("segments", { segments() }, { $0.selectByUser(1) }),
        view("picker", { picker() }, { $0.selectRow(4, inComponent: 0, animated: true) }),
        view("scroll view", { scrollView() }, { $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }),
        view("zooming", { scrollView() }, { $0.setZoomScale(2, animated: true) }),
        view("flip", { UIView() }) { view in
            UIView.transition(with: view, duration: 0.4, options: .transitionFlipFromLeft) {
                view.backgroundColor = .systemRed
            }
        },
        view("removal by the system", { UIView() }) { view in
            let child = UIView(frame: view.bounds)
            view.addSubview(child)
            UIView.perform(.delete, on: [child], animations: nil)
        },
    ]

    @MainActor private static func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        return control
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIScrollViewDelegate, UITableViewDataSource,
        UICollectionViewDataSource
    {
        @MainActor static let shared = Rows()
        var count = 5

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Cell \(indexPath.row)"
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor private static func picker() -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = Rows.shared
        return picker
    }

    @MainActor private static func scrollView() -> UIScrollView {
        let view = UIScrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2_000))
        view.addSubview(content)
        view.contentSize = content.frame.size
        view.maximumZoomScale = 4
        view.delegate = Rows.shared
        return view
    }

    private nonisolated static let bars: [Change] = [
        Change(name: "navigation push") { root in
            let navigation = embed(UINavigationController(rootViewController: titled("First")), in: root)
            return { navigation.pushViewController(titled("Second"), animated: true) }
        },
        Change(name: "navigation pop") { root in
            let navigation = embed(UINavigationController(rootViewController: titled("First")), in: root)
            navigation.pushViewController(titled("Second"), animated: false)
            return { navigation.popViewController(animated: true) }
        },
        Change(name: "hidden navigation bar") { root in
            let navigation = embed(UINavigationController(rootViewController: titled("First")), in: root)
            return { navigation.setNavigationBarHidden(true, animated: true) }
        },
        Change(name: "hidden tab bar") { root in
            let tabs = UITabBarController()
            tabs.viewControllers = [titled("First"), titled("Second")]
            _ = embed(tabs, in: root)
            return { tabs.setTabBarHidden(true, animated: true) }
        },
        Change(name: "items of a navigation bar") { root in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = [UINavigationItem(title: "First")]
            root.view.addSubview(bar)
            return { bar.pushItem(UINavigationItem(title: "Second"), animated: true) }
        },
        view("cancel button of a search bar", { UISearchBar() }, { $0.setShowsCancelButton(true, animated: true) }),
        Change(name: "pages") { root in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([titled("First")], direction: .forward, animated: false)
            _ = embed(pages, in: root)
            return { pages.setViewControllers([titled("Second")], direction: .forward, animated: true) }
        },
    ]

    @MainActor private static func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    @MainActor private static func embed<Controller: UIViewController>(
        _ controller: Controller, in root: UIViewController
    ) -> Controller {
        root.addChild(controller)
        controller.view.frame = root.view.bounds
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        return controller
    }

    private nonisolated static let lists: [Change] = [
        table("inserted rows") { table in
            Rows.shared.count = 7
            table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .left)
        },
        table("deleted rows") { table in
            Rows.shared.count = 4
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .right)
        },
        table("a moved row") { table in
            table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
        },
        table("editing") { $0.setEditing(true, animated: true) },
        Change(name: "a moved item") { root in
            let view = collection()
            root.view.addSubview(view)
            return { view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 4, section: 0)) }
        },
        Change(name: "another layout") { root in
            let view = collection()
            root.view.addSubview(view)
            return {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 150, height: 90)
                view.setCollectionViewLayout(layout, animated: true)
            }
        },
    ]

    private nonisolated static func table(
        _ name: String, _ change: @escaping @MainActor @Sendable (UITableView) -> Void
    ) -> Change {
        Change(name: name) { root in
            Rows.shared.count = 5
            let table = UITableView(frame: root.view.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = Rows.shared
            root.view.addSubview(table)
            return { change(table) }
        }
    }

    @MainActor private static func collection() -> UICollectionView {
        Rows.shared.count = 5
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = Rows.shared
        return view
    }

    private nonisolated static let presentations: [Change] = [
        presentation("sheet") { _ in
            let controller = titled("Sheet")
            controller.modalPresentationStyle = .pageSheet
            return controller
        },
        presentation("full screen") { _ in
            let controller = titled("Full screen")
            controller.modalPresentationStyle = .fullScreen
            return controller
        },
        presentation("popover") { root in
            let controller = titled("Popover")
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 100, height: 100)
            controller.popoverPresentationController?.sourceView = root.view
            controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 50, width: 40, height: 40)
            return controller
        },
        presentation("alert") { _ in alert(.alert) },
        presentation("action sheet") { _ in alert(.actionSheet) },
        Change(name: "dismissal of a sheet") { root in
            let controller = titled("Sheet")
            root.present(controller, animated: false)
            return { root.dismiss(animated: true) }
        },
        Change(name: "detent of a sheet") { root in
            let controller = titled("Sheet")
            let sheet = controller.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            root.present(controller, animated: false)
            return { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
        },
    ]

    private nonisolated static func presentation(
        _ name: String, _ make: @escaping @MainActor @Sendable (UIViewController) -> UIViewController
    ) -> Change {
        Change(name: name) { root in
            let controller = make(root)
            return { root.present(controller, animated: true) }
        }
    }

    @MainActor private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Continue?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }
}
