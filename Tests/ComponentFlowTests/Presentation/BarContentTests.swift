@testable import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Observable
private final class BarContentModel {
    var name = "Novels"
    var count = 1
    var hasPrincipal = true
    var hasStatus = true
    var hasItems = false
    var hasBottomItems = false
    @ObservationIgnored var log: [String] = []

    init() {}

    /// Creates one of 16 models with different contents of the bars.
    init(variant: Int) {
        show(variant)
    }

    func show(_ variant: Int) {
        hasPrincipal = variant & 1 != 0
        hasStatus = variant & 2 != 0
        hasItems = variant & 4 != 0
        hasBottomItems = variant & 8 != 0
        name = variant % 3 == 0 ? "Novels" : "A longer name"
        count = variant
    }
}

private struct BarContentStack: CompositeComponent {
    @Bindable var shelf: BarContentModel

    var content: some Component<Empty> {
        NavigationStack { BarContentScreen(shelf: shelf, count: shelf.count) }
    }
}

private struct BarContentScreen: CompositeComponent {
    @Bindable var shelf: BarContentModel
    let count: Int

    var content: some Component<Empty> {
        Text("screen")
            .navigationTitle("Shelf")
            .toolbar {
                if shelf.hasPrincipal {
                    ToolbarItem(placement: .principal) {
                        Button(shelf.name) { shelf.log.append("\(shelf.name) \(count)") }
                    }
                }
                if shelf.hasItems {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel the changes") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    ToolbarItem(placement: .destructiveAction) { Button("Drop") {} }
                }
                if shelf.hasStatus { ToolbarItem(placement: .status) { Text("\(count) books") } }
                if shelf.hasBottomItems {
                    ToolbarItem(placement: .bottomBar) {
                        Button("Sort by the year of publication") {}
                        Divider()
                        Button("Share") {}
                    }
                }
            }
    }
}

private struct BarTint: Equatable {
    var name: String
}

private struct BarTintText: CompositeComponent {
    var content: some Component<BarTint> {
        VStack { Text("tint \(environment[BarTint.self].value.name)") }
    }
}

private struct TintedBar: CompositeComponent {
    var content: some Component<BarTint> {
        NavigationStack {
            BarTintText()
                .toolbar {
                    Button("Add") {}
                    ToolbarItem(placement: .principal) { BarTintText() }
                    ToolbarItem(placement: .status) { Text("status") }
                }
        }
    }
}

/// A bar whose component shows the width that is proposed to it.
private struct MeasuredBar: CompositeComponent {
    let hasItem: Bool

    var content: some Component<Empty> {
        NavigationStack {
            Text("screen").toolbar {
                ToolbarItem(placement: .principal) {
                    SizeReader(dependingOn: 0) { size in Text("\(size.width) × \(size.height)") }
                }
                if hasItem { Button("Add a book") {} }
            }
        }
    }
}

@Suite("Components in the bars of screens") @MainActor
struct BarContentTests {
    private let shelf = BarContentModel()
    private let screen = PresentationStage()

    private func show() {
        screen.show(BarContentStack(shelf: shelf))
        screen.settle()
    }

    private func navigation(_ screen: PresentationStage) throws -> UINavigationController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UINavigationController)
    }

    /// The frame of a label in the window.
    private func frame(_ text: String) throws -> CGRect {
        let label = try #require(screen.label(text))
        return label.convert(label.bounds, to: nil)
    }

    // MARK: The bar at the top

    @Test("A principal component is displayed in the middle of the bar, instead of the title")
    func principal() throws {
        show()
        let frame = try frame("Novels")
        let bar = try navigation(screen).navigationBar
        expectNear(frame.midX, 400, within: 1)
        expectNear(frame.midY, bar.convert(bar.bounds, to: nil).maxY - 22, within: 1)
        #expect(screen.label("Shelf") == nil)
        #expect(try navigation(screen).topViewController?.title == "Shelf")
    }

    @Test("Without a principal component, the title is displayed again")
    func removal() throws {
        show()
        shelf.hasPrincipal = false
        screen.settle()
        #expect(screen.label("Novels") == nil)
        #expect(screen.label("Shelf") != nil)
        shelf.hasPrincipal = true
        screen.settle()
        #expect(screen.label("Novels") != nil)
        #expect(screen.label("Shelf") == nil)
    }

    @Test("A principal component is updated in place")
    func update() throws {
        show()
        let (label, view) = (screen.label("Novels"), try navigation(screen).topViewController?.navigationItem.titleView)
        shelf.name = "Collected poems"
        screen.settle()
        #expect(label?.text == "Collected poems")
        #expect(try navigation(screen).topViewController?.navigationItem.titleView === view)
        expectNear(try frame("Collected poems").midX, 400, within: 1)
    }

    @Test("A button in a bar performs its current action")
    func action() throws {
        show()
        shelf.count = 2
        screen.settle()
        try screen.tap("Novels")
        #expect(shelf.log == ["Novels 2"])
    }

    @Test("A touch beside a principal component does not reach it")
    func touch() throws {
        show()
        screen.stage.tap(at: CGPoint(x: 200, y: try frame("Novels").midY))
        screen.settle()
        #expect(shelf.log == [])
    }

    @Test("Components in bars have the environment of the component with the toolbar")
    func environment() {
        screen.stage.window.rootViewController = ComponentViewController(TintedBar()) { BarTint(name: "red") }
        screen.settle()
        #expect(screen.texts.filter { $0 == "tint red" }.count == 2)
        #expect(screen.texts.contains("status"))
    }

    @Test("The space between the other items and the height of the bar are proposed to a principal component")
    func proposal() throws {
        screen.show(MeasuredBar(hasItem: false))
        screen.settle()
        #expect(screen.texts.contains("768.0 × 44.0"))
    }

    @Test("Less width is proposed to a principal component when an item is added")
    func narrowedProposal() throws {
        let controller = screen.show(MeasuredBar(hasItem: false))
        screen.settle()
        controller.update(component: AnyComponent(MeasuredBar(hasItem: true)), transition: .immediate)
        screen.settle()
        let button = try frame("Add a book")
        let text = try #require(screen.texts.first { $0.hasSuffix(" × 44.0") })
        let width = try #require(Double(text.dropLast(" × 44.0".count)))
        expectNear(16 + width, button.minX - 16, within: 12)
    }

    @Test("Items that confirm are bold, items that cancel at the leading edge, and destructive ones red")
    func purposes() throws {
        shelf.hasItems = true
        show()
        let item = try #require(try navigation(screen).topViewController?.navigationItem)
        #expect(item.leftBarButtonItems?.map(\.title) == ["Cancel the changes"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["Done", "Drop"])
        #expect(item.rightBarButtonItems?.map(\.style) == [.done, .plain])
        #expect(item.rightBarButtonItems?.map(\.tintColor) == [nil, .systemRed])
    }

    // MARK: The bar at the bottom

    @Test("A status is displayed in the middle of the toolbar between items of different widths")
    func status() throws {
        shelf.hasBottomItems = true
        show()
        let items = try #require(try navigation(screen).toolbar.items)
        #expect(items.map(\.title) == ["Sort by the year of publication", nil, "Share"])
        expectNear(try frame("1 books").midX, 400, within: 1)
        #expect(try frame("Sort by the year of publication").minX < 40)
        #expect(try frame("Share").maxX > 760)
    }

    @Test("A status without other items shows the toolbar")
    func statusAlone() throws {
        show()
        #expect(try !navigation(screen).isToolbarHidden)
        expectNear(try frame("1 books").midX, 400, within: 1)
        shelf.hasStatus = false
        screen.settle()
        #expect(try navigation(screen).isToolbarHidden)
    }

    @Test("In a right-to-left layout, a status is in the middle, too, and the items are at the other edges")
    func mirrored() throws {
        shelf.hasBottomItems = true
        screen.stage.window.traitOverrides.layoutDirection = .rightToLeft
        show()
        expectNear(try frame("1 books").midX, 400, within: 1)
        #expect(try frame("Share").minX < 40)
    }

    // MARK: Order

    @Test("Assistive technologies and the Tab key reach a principal component between the items beside it")
    func order() {
        shelf.hasItems = true
        show()
        let names = ["Cancel the changes", "Novels", "Drop", "Done"]
        let presented = screen.stage.elements.map(\.label).filter { names.contains($0) }
        #expect(presented == names)
        let focused = (0..<6).compactMap { _ in
            screen.stage.pressKey(symbol: KeySymbol.tab)
            return screen.stage.elements.first(where: \.isFocused)?.label
        }
        #expect(Array(focused.prefix(4)) == names)
    }

    // MARK: Updates

    /// The texts in the bars with their frames in the window.
    private func barTexts(_ screen: PresentationStage) throws -> [String] {
        let navigation = try navigation(screen)
        let bars: [UIView] = [navigation.navigationBar] + (navigation.isToolbarHidden ? [] : [navigation.toolbar])
        return bars.flatMap { bar in
            ([bar] + bar.descendants).compactMap { view -> String? in
                guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
                return "\(text) \(label.convert(label.bounds, to: nil))"
            }.sorted()
        }
    }

    @Test("Bars whose contents change are equal to new ones", arguments: [1, 3, 5, 7])
    func changes(step: Int) throws {
        show()
        for index in 0..<16 {
            let variant = index * step % 16
            shelf.show(variant)
            screen.stage.advance(by: 0.5)
            let fresh = PresentationStage()
            fresh.show(BarContentStack(shelf: BarContentModel(variant: variant)))
            fresh.stage.advance(by: 0.5)
            #expect(try barTexts(screen) == barTexts(fresh), "variant \(variant)")
        }
    }
}
