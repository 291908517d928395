import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class BottomBarModel {
    var path: [Int] = []
    var isSorted = false
    var isEditing = false
    var hasBar = true
    @ObservationIgnored var log: [String] = []
}

/// A stack whose first screen has items at the bottom, and whose others have none.
private struct BottomBarStack: CompositeComponent {
    @Bindable var shelf: BottomBarModel

    var content: some Component<Empty> {
        let isSorted = shelf.isSorted
        return NavigationStack(path: $shelf.path) {
            BottomBarScreen(shelf: shelf, isSorted: isSorted)
                .navigationDestination(for: Int.self) { Text("screen \($0)").navigationTitle("Number \($0)") }
        }
    }
}

private struct BottomBarScreen: CompositeComponent {
    @Bindable var shelf: BottomBarModel
    let isSorted: Bool

    var content: some Component<Empty> {
        Text("first screen")
            .navigationTitle("BottomBarModel")
            .toolbar {
                Button("Add") { shelf.log.append("add") }
                if shelf.hasBar {
                    ToolbarItem(placement: .bottomBar) {
                        Button("Sort", isEnabled: !shelf.isEditing) { shelf.log.append("sort \(isSorted)") }
                        Divider()
                        Menu("Share") { Button("Print") { shelf.log.append("print") } }
                    }
                }
            }
    }
}

@Suite("Bars at the bottom of screens") @MainActor
struct BottomBarTests {
    private let shelf = BottomBarModel()
    private let screen = PresentationStage()

    private func show(_ path: [Int] = []) {
        shelf.path = path
        screen.show(BottomBarStack(shelf: shelf))
        screen.settle()
    }

    private func navigation() throws -> UINavigationController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UINavigationController)
    }

    @Test("Items at the bottom are in a visible toolbar, with a space for the divider, and not beside the title")
    func items() throws {
        show()
        let navigation = try navigation()
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.toolbar.items?.map(\.title) == ["Sort", nil, "Share"])
        #expect(navigation.toolbar.items?.last?.menu?.children.map(\.title) == ["Print"])
        #expect(navigation.topViewController?.navigationItem.rightBarButtonItems?.map(\.title) == ["Add"])
        let bar: CGRect = navigation.toolbar.frame
        #expect(bar.maxY == navigation.view.bounds.height)
        #expect(navigation.topViewController?.view.frame.maxY == bar.minY)
    }

    @Test("The toolbar has a background, because the content ends at the toolbar")
    func background() throws {
        show()
        let bar = try #require(try navigation().toolbar)
        bar.standardAppearance.configureWithOpaqueBackground()
        bar.standardAppearance.backgroundColor = .red
        screen.settle()
        let corner = bar.convert(CGPoint(x: 2, y: 2), to: nil)
        let pixels = Pixels(try #require(screen.stage.image()))
        #expect(pixels[Int(corner.x), Int(corner.y)] == Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    }

    @Test("A button at the bottom performs its current action")
    func action() throws {
        show()
        shelf.isSorted = true
        screen.settle()
        try screen.tap("Sort")
        #expect(shelf.log == ["sort true"])
    }

    @Test("A button at the bottom is disabled and enabled")
    func update() throws {
        show()
        shelf.isEditing = true
        screen.settle()
        #expect(try navigation().toolbar.items?.first?.isEnabled == false)
        shelf.isEditing = false
        screen.settle()
        #expect(try navigation().toolbar.items?.first?.isEnabled == true)
    }

    @Test("The toolbar is hidden while the screen has no items in it")
    func withoutItems() throws {
        show()
        shelf.hasBar = false
        screen.settle()
        #expect(try navigation().isToolbarHidden)
        shelf.hasBar = true
        screen.settle()
        #expect(try !navigation().isToolbarHidden)
    }

    @Test("The toolbar is hidden on a screen without items, and shown again when the user goes back")
    func path() throws {
        show()
        shelf.path = [1]
        screen.settle()
        #expect(try navigation().isToolbarHidden)
        shelf.path = []
        screen.settle()
        #expect(try !navigation().isToolbarHidden)
        #expect(try navigation().toolbar.items?.first?.title == "Sort")
    }

    @Test("The toolbar stays hidden after a swipe back that is cancelled")
    func cancelledSwipe() throws {
        show([1])
        #expect(try navigation().isToolbarHidden)
        screen.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
        screen.settle()
        #expect(shelf.path == [1])
        #expect(try navigation().isToolbarHidden)
    }
}
