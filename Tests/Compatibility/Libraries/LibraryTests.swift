import FLIC
import OpenUIKit
import Render
import Testing
import UIKitTestSupport

/// Each source in this folder is written as libraries for iOS are, and shown in a window here.
@Suite("Code in the manner of libraries", .serialized) @MainActor struct LibraryTests {
    private static let size = CGSize(width: 320, height: 480)

    private func show(_ controller: UIViewController, _ body: (WindowStage) throws -> Void) rethrows {
        try WindowStage.run(Self.size) { stage in
            stage.window.rootViewController = controller
            stage.advance(by: 0.5)
            try body(stage)
        }
    }

    private func show(_ view: UIView, _ frame: CGRect, _ body: (WindowStage) throws -> Void) rethrows {
        try WindowStage.run(Self.size) { stage in
            stage.add(view, frame)
            stage.advance(by: 0.1)
            try body(stage)
        }
    }

    @Test("A layout library constrains views with closures")
    func anchors() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.makeAnchors { $0.center(in: outer).size(CGSize(width: 40, height: 20)) }
        show(outer, CGRect(x: 0, y: 0, width: 200, height: 100)) { _ in
            #expect(inner.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        }
    }

    @Test("A chart draws a line and reports the entry that is tapped")
    func chart() {
        let chart = LineChartView(frame: .zero)
        chart.entries = [ChartEntry(x: 0, y: 0), ChartEntry(x: 1, y: 10), ChartEntry(x: 2, y: 5)]
        show(chart, CGRect(x: 0, y: 0, width: 320, height: 200)) { stage in
            chart.animate(duration: 0.2)
            stage.advance(by: 0.3)
            #expect(chart.lineLayer.path?.boundingBox == CGRect(x: 30, y: 10, width: 280, height: 170))
            stage.tap(170, 100)
            #expect(chart.selected == ChartEntry(x: 1, y: 10))
        }
    }

    @Test("An image cache returns the stored image, and an image view shows it")
    func imageCache() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try #require(image.pngData())
        ImageCache.shared.store(image.scaled(toFit: CGSize(width: 20, height: 20)).rounded(radius: 2), forKey: "red")
        let view = RemoteImageView(frame: .zero)
        show(view, CGRect(x: 0, y: 0, width: 40, height: 40)) { stage in
            view.setImage(with: data, key: "red")
            stage.advance(by: 0.5)
            #expect(view.image?.size == CGSize(width: 20, height: 10))
        }
    }

    private final class Pages: TabPagerDataSource {
        let controllers: [UIViewController]

        init(_ controllers: [UIViewController]) {
            self.controllers = controllers
        }

        func numberOfPages(in pager: TabPagerController) -> Int { controllers.count }
        func tabPager(_ pager: TabPagerController, controllerAt index: Int) -> UIViewController { controllers[index] }
        func tabPager(_ pager: TabPagerController, titleAt index: Int) -> String { "Page \(index + 1)" }
    }

    @Test("A pager scrolls to the page whose title is tapped")
    func pager() {
        let (pager, pages) = (TabPagerController(), Pages([UIViewController(), UIViewController()]))
        pager.dataSource = pages
        show(pager) { stage in
            stage.tap(240, 20)
            stage.advance(by: 1)
            #expect(pager.currentIndex == 1)
            #expect(pager.scrollView.contentOffset.x == 320)
            #expect(pager.indicator.frame.minX == 160)
        }
    }

    @Test("A calendar reports the day that is tapped")
    func calendar() throws {
        let view = MonthCalendarView(frame: .zero)
        view.calendar.firstWeekday = 1
        view.calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        // March 2021 began on a Monday.
        view.month = Date(timeIntervalSince1970: 1_615_000_000)
        var selected: Date?
        view.onSelect = { selected = $0 }
        show(view, CGRect(x: 0, y: 0, width: 280, height: 216)) { stage in
            stage.tap(60, 10)
            stage.advance(by: 0.2)
            #expect(selected == Date(timeIntervalSince1970: 1_614_556_800))
        }
    }

    @Test("The bar of a chat is at the bottom edge, grows with its text and sends it")
    func chat() {
        let chat = ChatViewController(style: .plain)
        show(chat) { stage in
            #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 480)
            #expect(chat.keyboardHeight == chat.bar.bounds.height)
            chat.bar.textView.becomeFirstResponder()
            let height = chat.bar.bounds.height
            chat.bar.textView.text = "One\nTwo\nThree"
            chat.bar.textViewDidChange(chat.bar.textView)
            stage.advance(by: 0.5)
            #expect(chat.bar.bounds.height > height)
            chat.bar.send()
            stage.advance(by: 0.5)
            #expect(chat.tableView.numberOfRows(inSection: 0) == 1)
        }
    }

    @Test("A sheet of one's own slides to the bottom edge and is dismissed by a tap beside it")
    func sheet() {
        let (root, sheet, transition) = (UIViewController(), UIViewController(), BottomSheetTransition())
        show(root) { stage in
            root.presentAsBottomSheet(sheet, transition: transition)
            stage.advance(by: 1)
            #expect(sheet.view.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
            stage.tap(160, 50)
            stage.advance(by: 1)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("Placeholders cover labels and images, and are removed")
    func skeleton() {
        let (card, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
        card.addSubview(label)
        show(card, CGRect(x: 0, y: 0, width: 200, height: 100)) { stage in
            card.showSkeleton()
            stage.advance(by: 0.3)
            #expect(label.isShowingSkeleton)
            card.hideSkeleton()
            #expect(!label.isShowingSkeleton)
        }
    }

    @Test("A message appears, and disappears by itself")
    func toast() {
        let page = UIView()
        show(page, CGRect(x: 0, y: 0, width: 320, height: 480)) { stage in
            let toast = ToastView(text: "Saved", style: ToastStyle(duration: 1))
            toast.show(in: page)
            stage.advance(by: 0.5)
            #expect(toast.layer.presentation()?.opacity == 1)
            stage.advance(by: 2)
            #expect(toast.superview == nil)
        }
    }

    @Test("A floating tab bar selects controllers")
    func floatingTabs() {
        let tabs = FloatingTabBarController()
        let controllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), selectedImage: nil)
            return controller
        }
        tabs.setViewControllers(controllers, animated: false)
        show(tabs) { stage in
            stage.tap(230, 440)
            stage.advance(by: 0.2)
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("A form shows its rows and reports changes")
    func form() {
        var (name, isOn) = ("", false)
        let form = FormViewController(sections: [
            FormSection(
                header: "Account",
                rows: [
                    .text(title: "Name", value: "Ada") { name = $0 },
                    .toggle(title: "News", value: false) { isOn = $0 },
                ])
        ])
        show(form) { _ in
            let cell = form.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FormTextCell
            #expect(cell?.textField.text == "Ada")
            cell?.textField.text = "Grace"
            cell?.textField.sendActions(for: .editingChanged)
            #expect(name == "Grace")
            let toggle = form.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryView as? UISwitch
            toggle?.isOn = true
            toggle?.sendActions(for: .valueChanged)
            #expect(isOn)
        }
    }

    private final class Heights: NSObject, WaterfallLayoutDelegate, UICollectionViewDataSource {
        let heights: [CGFloat] = [100, 40, 60, 30]

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
        ) -> CGFloat {
            heights[indexPath.item]
        }
    }

    @Test("A layout of one's own fills the shortest column first")
    func waterfall() {
        let heights = Heights()
        let view = UICollectionView(frame: .zero, collectionViewLayout: WaterfallLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = heights
        view.delegate = heights
        show(view, CGRect(x: 0, y: 0, width: 320, height: 400)) { _ in
            let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
            #expect(cell?.frame == CGRect(x: 164, y: 56, width: 148, height: 60))
            #expect(view.contentSize.height == 154)
        }
    }

    @Test("A text storage of one's own highlights words, and the editor shows its toolbar")
    func editor() {
        let editor = MarkupTextView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        editor.storage.keywords = ["func"]
        show(editor, CGRect(x: 0, y: 0, width: 320, height: 300)) { stage in
            editor.textView.becomeFirstResponder()
            editor.textView.insertText("func run")
            stage.advance(by: 0.5)
            let color = editor.storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == .systemPurple)
            #expect(editor.textView.inputAccessoryView?.window === stage.window)
        }
    }

    private final class Swipes: SwipeCardStackDelegate {
        var directions: [Bool] = []

        func cardStack(_ stack: SwipeCardStack, didSwipe card: UIView, toRight: Bool) { directions.append(toRight) }
    }

    @Test("A card is swiped away")
    func cards() {
        let (stack, swipes) = (SwipeCardStack(), Swipes())
        stack.delegate = swipes
        stack.setCards([UIView(), UIView()])
        show(stack, CGRect(x: 0, y: 0, width: 320, height: 320)) { stage in
            stage.drag(from: CGPoint(x: 100, y: 160), by: CGVector(dx: 20, dy: 0), steps: 8)
            stage.lift(260, 160)
            stage.advance(by: 1)
            #expect(swipes.directions == [true])
            #expect(stack.cards.count == 1)
        }
    }

    @Test("A component of Render is rendered again after a change of its state")
    func renderedComponent() {
        let (context, logger) = (UIContext(), RenderLogger())
        context.registerDelegate(logger)
        let props = ProfileProps()
        (props.name, props.followers) = ("Ada", 3)
        let component = context.component(ProfileComponent.self, key: "ada", props: props)
        show(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100)) { stage in
            component.setCanvas(view: stage.window.subviews[0])
            component.setNeedsRender()
            component.toggle()
            stage.advance(by: 0.1)
            #expect((component.root.nodeWithKey("name")?.renderedView as? UILabel)?.text == "Ada (4)")
            #expect(logger.count > 0)
        }
    }

    @Test("A table controller of Render shows its components")
    func renderedTable() {
        let controller = ProfilesController(style: .plain)
        show(controller) { _ in
            #expect(controller.tableView.visibleCells.count == 2)
        }
    }

    @Test("A view of FLIC sends its events to the handler, and content is replaced")
    func events() {
        let store = SubscriptionStore()
        let view = SubscriptionView(viewModel: Subscription(address: "ada@example.org"), eventHandler: store)
        let container = PlaceholderContainer()
        container.view = view
        show(container, CGRect(x: 0, y: 0, width: 320, height: 200)) { stage in
            stage.tap(160, view.button.frame.midY)
            #expect(store.confirmed == ["ada@example.org"])
        }
    }

    @Test("A controller of FLIC lays out its views by equations")
    func equations() {
        let controller = CenteredController()
        show(controller) { _ in
            #expect(controller.box.frame == CGRect(x: 140, y: 230, width: 40, height: 20))
        }
    }
}
