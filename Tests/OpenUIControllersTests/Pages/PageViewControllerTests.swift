import OpenUIControllers
import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Page view controllers") @MainActor struct PageViewControllerTests {
    private typealias Log = RecordingController.Log
    private static let size = CGSize(width: 300, height: 400)

    /// The pages from 0 to 4, and a log of the delegate's calls.
    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log: Log
        var count = 5
        var showsIndicator = false
        private(set) var requests = 0

        init(_ log: Log) { self.log = log }

        func page(_ number: Int) -> RecordingController? {
            (0..<count).contains(number) ? RecordingController("\(number)", log) : nil
        }

        private func number(of controller: UIViewController) -> Int {
            (controller as? RecordingController).flatMap { Int($0.name) } ?? 0
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            requests += 1
            return page(number(of: viewController) - 1)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            requests += 1
            return page(number(of: viewController) + 1)
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { showsIndicator ? count : 0 }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pageViewController.viewControllers?.first.map(number) ?? 0
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.lines.append("will \(pendingViewControllers.map(number))") }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.lines.append("did \(previousViewControllers.map(number)) \(completed)") }
    }

    @MainActor private struct Fixture {
        let stage: WindowStage
        let pages: UIPageViewController
        let book: Book
        let log: Log

        var shown: String? { (pages.viewControllers?.first as? RecordingController)?.name }

        /// The frame of the page that is shown.
        var frame: CGRect {
            guard let view = pages.viewControllers?.first?.viewIfLoaded else { return .null }
            return view.convert(view.bounds, to: nil)
        }

        func swipe(_ translation: CGVector, from start: CGPoint = CGPoint(x: 150, y: 200)) {
            stage.drag(from: start, by: CGVector(dx: translation.dx / 10, dy: translation.dy / 10), steps: 10)
            stage.lift(start.x + translation.dx, start.y + translation.dy)
            stage.advance(by: 1)
        }
    }

    private func run(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, start: Int = 1, indicator: Bool = false,
        reversed: Bool = false, _ body: (Fixture) throws -> Void
    ) rethrows {
        try WindowStage.run(Self.size) { stage in
            let log = Log()
            let book = Book(log)
            book.showsIndicator = indicator
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: orientation, options: options)
            pages.dataSource = book
            pages.delegate = book
            if reversed { pages.traitOverrides.layoutDirection = .rightToLeft }
            pages.setViewControllers(
                book.page(start).map { [$0] }, direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.frame()
            log.lines = []
            try withExtendedLifetime(book) {
                try body(Fixture(stage: stage, pages: pages, book: book, log: log))
            }
        }
    }

    // MARK: Setting pages

    @Test("A controller that is created without arguments has horizontal pages")
    func initializerWithoutArguments() {
        let pages = UIPageViewController()
        #expect(pages.navigationOrientation == .horizontal)
        #expect(pages.transitionStyle == .pageCurl)
        #expect(pages.viewControllers?.isEmpty != false)
    }

    @Test(
        "A page that is set with an animation before the first layout is shown", arguments: [0, 2], [0, 1] as [CGFloat])
    func beforeLayout(number: Int, spacing: CGFloat) throws {
        try WindowStage.run(Self.size) { stage in
            let book = Book(Log())
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: spacing])
            pages.setViewControllers([try #require(book.page(1))], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            var isFinished = false
            pages.setViewControllers(
                [try #require(book.page(number))], direction: number > 1 ? .forward : .reverse, animated: true
            ) { isFinished = $0 }
            stage.advance(by: 1)
            #expect((pages.viewControllers?.first as? RecordingController)?.name == "\(number)")
            #expect(isFinished)
        }
    }

    @Test("The page fills the view")
    func frame() {
        run { fixture in
            #expect(fixture.frame == CGRect(origin: .zero, size: Self.size))
        }
    }

    @Test("The first page appears once with its container")
    func first() {
        WindowStage.run(Self.size) { stage in
            let log = Log()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let page = RecordingController("p", log)
            pages.setViewControllers([page], direction: .forward, animated: false)
            #expect(page.parent === pages)
            stage.window.rootViewController = pages
            stage.frame()
            #expect(log.lines.filter { $0.contains("ppear") } == ["p willAppear", "p isAppearing", "p didAppear"])
        }
    }

    @Test("Setting a page without animation replaces the previous one")
    func replace() throws {
        try run { fixture in
            let page = try #require(fixture.book.page(3))
            var finished: [Bool] = []
            fixture.pages.setViewControllers([page], direction: .forward, animated: false) { finished.append($0) }
            #expect(fixture.shown == "3")
            #expect(finished == [true])
            #expect(
                fixture.log.lines == [
                    "1 willMove false", "3 willMove true", "1 willDisappear", "3 didLoad", "3 willAppear",
                    "3 isAppearing", "1 didDisappear", "3 didAppear", "1 didMove false", "3 didMove true",
                ])
        }
    }

    @Test("Setting a page with animation calls the appearance methods at its start and its end, and no delegate")
    func animated() throws {
        try run { fixture in
            let page = try #require(fixture.book.page(3))
            var finished: [Bool] = []
            fixture.pages.setViewControllers([page], direction: .forward, animated: true) { finished.append($0) }
            #expect(
                fixture.log.take() == [
                    "1 willMove false", "3 willMove true", "1 willDisappear", "3 didLoad", "3 willAppear",
                    "3 isAppearing",
                ])
            #expect(finished.isEmpty)
            fixture.stage.advance(by: 1)
            #expect(fixture.log.take() == ["1 didDisappear", "3 didAppear", "1 didMove false", "3 didMove true"])
            #expect(finished == [true])
            #expect(fixture.shown == "3")
            #expect(fixture.frame.origin == .zero)
        }
    }

    @Test(
        "A page that is set with animation comes from the side of its direction",
        arguments: [
            (UIPageViewController.NavigationDirection.forward, false, true), (.reverse, false, false),
            (.forward, true, false), (.reverse, true, true),
        ])
    func direction(direction: UIPageViewController.NavigationDirection, reversed: Bool, fromRight: Bool) throws {
        try run(reversed: reversed) { fixture in
            let page = try #require(fixture.book.page(3))
            fixture.pages.setViewControllers([page], direction: direction, animated: true)
            fixture.stage.advance(by: 0.05)
            let x = page.view.convert(page.view.bounds, to: nil).minX
            #expect(fromRight ? x > 0 : x < 0)
        }
    }

    @Test("A page that is set during an animation completes the animation first")
    func overtaken() throws {
        try run { fixture in
            var finished: [String] = []
            for name in [2, 3] {
                let page = try #require(fixture.book.page(name))
                fixture.pages.setViewControllers([page], direction: .forward, animated: true) { _ in
                    finished.append("\(name)")
                }
                fixture.stage.advance(by: 0.1)
            }
            fixture.stage.advance(by: 1)
            #expect(finished == ["2", "3"])
            #expect(fixture.shown == "3")
            #expect(fixture.pages.children.count == 1)
        }
    }

    @Test("A page that a callback of a transition sets replaces the one that is turned to")
    func reentrant() throws {
        try run { fixture in
            let (second, third) = (ReplacingController(), try #require(fixture.book.page(3)))
            second.action = { fixture.pages.setViewControllers([third], direction: .forward, animated: false) }
            fixture.pages.setViewControllers([second], direction: .forward, animated: true)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "3")
            #expect(fixture.frame.origin == .zero)
            #expect(fixture.pages.children == [third])
        }
    }

    @Test("Other numbers of pages than one are rejected with a diagnostic", arguments: [0, 2])
    func invalid(count: Int) {
        run { fixture in
            let pages = (0..<count).compactMap { fixture.book.page($0) }
            let diagnostics = Diagnostics.record {
                fixture.pages.setViewControllers(pages, direction: .forward, animated: false)
            }
            #expect(diagnostics.map(\.rule) == ["pages.invalid-count"])
            #expect(fixture.shown == "1")
        }
    }

    // MARK: Dragging

    @Test("A drag turns the page, and calls delegate and pages in UIKit's order")
    func drag() {
        run { fixture in
            fixture.stage.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -20, dy: 0), steps: 10)
            #expect(
                fixture.log.take() == [
                    "will [2]", "1 willMove false", "2 willMove true", "1 willDisappear", "2 didLoad", "2 willAppear",
                    "2 isAppearing",
                ])
            fixture.stage.lift(50, 200)
            fixture.stage.advance(by: 1)
            #expect(
                fixture.log.take() == [
                    "1 didDisappear", "2 didAppear", "1 didMove false", "2 didMove true", "did [1] true",
                ])
            #expect(fixture.shown == "2")
            #expect(fixture.frame.origin == .zero)
        }
    }

    @Test("A short drag returns to the page")
    func shortDrag() {
        run { fixture in
            fixture.stage.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -6, dy: 0), steps: 10)
            fixture.stage.advance(by: 0.5)
            fixture.stage.lift(190, 200)
            fixture.log.lines = []
            fixture.stage.advance(by: 1)
            #expect(
                fixture.log.take() == [
                    "2 willMove false", "2 willDisappear", "2 didDisappear", "2 didMove false", "1 willAppear",
                    "1 isAppearing", "1 didAppear", "1 didMove true", "did [1] false",
                ])
            #expect(fixture.shown == "1")
            #expect(fixture.frame.origin == .zero)
        }
    }

    @Test("A drag to the other side changes the page that is turned to")
    func changeSide() {
        run { fixture in
            fixture.stage.drag(from: CGPoint(x: 150, y: 200), by: CGVector(dx: -10, dy: 0), steps: 5)
            fixture.stage.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 20, dy: 0), steps: 10)
            #expect(fixture.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") }.first == "will [2]")
        }
    }

    @Test("A drag past the last page bounces back")
    func pastEnd() {
        run(start: 4) { fixture in
            fixture.stage.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -20, dy: 0), steps: 10)
            let pulled = fixture.frame.minX
            #expect(pulled < 0)
            #expect(pulled > -120)
            fixture.stage.lift(50, 200)
            fixture.stage.advance(by: 1)
            #expect(fixture.frame.origin == .zero)
            #expect(fixture.shown == "4")
        }
    }

    @Test("In right-to-left layouts, a drag to the right turns to the next page")
    func reversedDrag() {
        run(reversed: true) { fixture in
            fixture.swipe(CGVector(dx: 140, dy: 0))
            #expect(fixture.shown == "2")
        }
    }

    @Test("Vertical pages are turned by vertical drags only")
    func vertical() {
        run(.vertical) { fixture in
            fixture.swipe(CGVector(dx: -140, dy: 0))
            #expect(fixture.shown == "1")
            fixture.swipe(CGVector(dx: 0, dy: -190), from: CGPoint(x: 150, y: 300))
            #expect(fixture.shown == "2")
        }
    }

    @Test("The pointer turns pages")
    func pointer() {
        run { fixture in
            fixture.stage.pointer(.pressed, 250, 200)
            for step in 1...10 {
                fixture.stage.advance(by: 1.0 / 60)
                fixture.stage.pointer(.moved, 250 - 20 * CGFloat(step), 200)
            }
            fixture.stage.pointer(.released, 50, 200)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "2")
        }
    }

    @Test("The touchpad turns pages")
    func touchpad() {
        run { fixture in
            for _ in 0..<20 {
                fixture.stage.wheel(150, 200, by: CGVector(dx: 10, dy: 0), isPrecise: true)
                fixture.stage.advance(by: 1.0 / 60)
            }
            fixture.stage.advance(by: 2)
            #expect(fixture.shown == "2")
        }
    }

    @Test("A drag in a slider of a page does not turn it")
    func slider() {
        run { fixture in
            fixture.pages.viewControllers?.first?.view.addSubview(
                UISlider(frame: CGRect(x: 20, y: 180, width: 260, height: 40)))
            fixture.swipe(CGVector(dx: -140, dy: 0), from: CGPoint(x: 250, y: 200))
            #expect(fixture.shown == "1")
        }
    }

    @Test("Without data source, pages cannot be turned")
    func noDataSource() {
        run { fixture in
            fixture.pages.dataSource = nil
            fixture.swipe(CGVector(dx: -140, dy: 0))
            #expect(fixture.shown == "1")
        }
    }

    @Test("A page beside the current one is requested once")
    func requests() {
        run(start: 4) { fixture in
            fixture.swipe(CGVector(dx: -140, dy: 0))
            fixture.swipe(CGVector(dx: -140, dy: 0))
            #expect(fixture.book.requests == 1)
        }
    }

    // MARK: Spacing

    @Test("Pages are separated by the specified space")
    func spacing() throws {
        try run(options: [.interPageSpacing: 20]) { fixture in
            let page = try #require(fixture.book.page(2))
            fixture.pages.setViewControllers([page], direction: .forward, animated: true)
            fixture.stage.advance(by: 0.1)
            let (old, new) = (fixture.frame, page.view.convert(page.view.bounds, to: nil))
            #expect(new.minX - old.maxX == 20)
        }
    }

    // MARK: Keyboard

    @Test(
        "Arrow keys along the axis, Page Up and Page Down turn pages",
        arguments: [
            (KeySymbol.right, "2"), (KeySymbol.left, "0"), (KeySymbol.down, "1"), (0xff56, "2"), (0xff55, "0"),
        ])
    func keys(symbol: UInt32, shown: String) {
        run { fixture in
            fixture.stage.press(symbol)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == shown)
        }
    }

    @Test(
        "The side buttons of a mouse turn to the previous and the next page, also from right to left",
        arguments: [(8, "0"), (9, "2")], [false, true])
    func sideButtons(turn: (button: Int, shown: String), reversed: Bool) {
        run(reversed: reversed) { fixture in
            fixture.stage.pointer(.pressed, 150, 200, button: turn.button)
            fixture.stage.pointer(.released, 150, 200, button: turn.button)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == turn.shown)
        }
    }

    @Test("On the first page, the back button of a mouse pops the page view controller")
    func backFromFirstPage() {
        run(start: 0) { fixture in
            let navigation = UINavigationController(rootViewController: UIViewController())
            fixture.stage.window.rootViewController = navigation
            navigation.pushViewController(fixture.pages, animated: false)
            fixture.stage.frame()
            for (page, count) in [("1", 2), ("0", 2), ("0", 1)] {
                let button = page == "1" ? 9 : 8
                fixture.stage.pointer(.pressed, 150, 200, button: button)
                fixture.stage.pointer(.released, 150, 200, button: button)
                fixture.stage.advance(by: 1)
                #expect(fixture.shown == page)
                #expect(navigation.viewControllers.count == count)
            }
        }
    }

    @Test("In right-to-left layouts, the left arrow key turns to the next page")
    func reversedKeys() {
        run(reversed: true) { fixture in
            fixture.stage.press(KeySymbol.left)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "2")
        }
    }

    @Test("A key that is pressed during the animation of another one turns a further page")
    func quickKeys() {
        run { fixture in
            fixture.stage.press(KeySymbol.right)
            fixture.stage.advance(by: 0.05)
            fixture.stage.press(KeySymbol.right)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "3")
            #expect(fixture.pages.children.count == 1)
        }
    }

    @Test("The Tab key reaches the pages, so that arrow keys turn them inside other containers")
    func focus() {
        run { fixture in
            #expect(fixture.pages.view.canBecomeFocused)
            fixture.pages.dataSource = nil
            #expect(!fixture.pages.view.canBecomeFocused)
        }
    }

    // MARK: Page indicator

    @Test("The page indicator shows the number of pages and the current one")
    func indicator() throws {
        try run(indicator: true) { fixture in
            let control = try #require(fixture.pages.view.pageControl)
            #expect(control.numberOfPages == 5)
            #expect(control.currentPage == 1)
            expectNear(fixture.frame.height, 400 - 37, within: 0.01)
        }
    }

    @Test("The page indicator has a name for assistive technologies")
    func indicatorName() throws {
        try run(indicator: true) { fixture in
            let control = try #require(fixture.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
            #expect(control.accessibilityLabel == "Page")
        }
    }

    @Test("There is no page indicator without pages to show")
    func noIndicator() {
        run { fixture in
            #expect(fixture.pages.view.pageControl == nil)
        }
    }

    @Test("Vertical pages have no page indicator, as in UIKit")
    func verticalIndicator() {
        run(.vertical, indicator: true) { fixture in
            #expect(fixture.pages.view.pageControl == nil)
        }
    }

    @Test("The page indicator follows the pages that the user turns")
    func indicatorFollows() throws {
        try run(indicator: true) { fixture in
            fixture.swipe(CGVector(dx: -140, dy: 0))
            let control = try #require(fixture.pages.view.pageControl)
            #expect(control.currentPage == 2)
        }
    }

    @Test("A press of the page indicator turns the page")
    func pressIndicator() throws {
        try run(indicator: true) { fixture in
            fixture.stage.tap(180, 400 - 18)
            #expect(fixture.log.take().first == "will [2]")
            fixture.stage.advance(by: 1)
            let control = try #require(fixture.pages.view.pageControl)
            #expect(control.currentPage == 2)
            #expect(fixture.shown == "2")
        }
    }

    @Test("The page indicator turns to the page that an assistive technology selects", arguments: [0, 3, 4])
    func distantPage(number: Int) throws {
        try run(indicator: true) { fixture in
            let control = try #require(fixture.pages.view.pageControl)
            control.currentPage = number
            control.sendActions(for: .valueChanged)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "\(number)")
            #expect(control.currentPage == number)
        }
    }

    @Test("The page indicator turns to the last page that the data source has")
    func missingPages() throws {
        try run(indicator: true) { fixture in
            let control = try #require(fixture.pages.view.pageControl)
            control.numberOfPages = 9
            control.currentPage = 8
            control.sendActions(for: .valueChanged)
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "4")
            #expect(control.currentPage == 4)
        }
    }

    // MARK: Containers and sizes

    @Test("A resized view keeps its page")
    func resize() {
        run { fixture in
            fixture.stage.surface.resize(to: CGSize(width: 500, height: 300))
            fixture.stage.frame()
            #expect(fixture.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        }
    }

    @Test("A container that disappears during an animation completes it")
    func disappears() throws {
        try run { fixture in
            let page = try #require(fixture.book.page(2))
            fixture.pages.setViewControllers([page], direction: .forward, animated: true)
            fixture.stage.advance(by: 0.1)
            fixture.stage.window.rootViewController = UIViewController()
            fixture.stage.frame()
            #expect(fixture.shown == "2")
            let calls = fixture.log.take().filter { $0.hasPrefix("2") && $0.contains("isappear") }
            #expect(calls == ["2 willDisappear", "2 didDisappear"])
        }
    }

    @Test("An assistive technology scrolls to the next page")
    func accessibilityScroll() {
        run { fixture in
            #expect(fixture.pages.view.accessibilityScroll(.next))
            fixture.stage.advance(by: 1)
            #expect(fixture.shown == "2")
        }
    }

    @Test("A page view controller is deallocated with its pages")
    func memory() {
        weak var released: UIPageViewController?
        WindowStage.run(Self.size) { stage in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            released = pages
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.frame()
        }
        #expect(released == nil)
    }

    @Test("Page curls are scrolled, and have no spine")
    func pageCurl() {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(pages.transitionStyle == .pageCurl)
        #expect(pages.spineLocation == .none)
    }
}

/// A controller that performs an action when it is about to appear.
private final class ReplacingController: UIViewController {
    var action: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        action()
        action = {}
    }
}

extension UIView {
    fileprivate var pageControl: UIPageControl? {
        self as? UIPageControl ?? subviews.lazy.compactMap(\.pageControl).first
    }
}
