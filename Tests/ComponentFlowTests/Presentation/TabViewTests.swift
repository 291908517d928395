import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class TabModel {
    var tab = "a" {
        didSet { log.append(tab) }
    }
    var hasThird = true
    var unread = 2
    @ObservationIgnored var log: [String] = []
}

/// Two or three tabs, the first of which counts presses.
private struct Tabs: CompositeComponent {
    @Bindable var model: TabModel

    var content: some Component<Empty> {
        TabView(selection: $model.tab) {
            TabCounter().tabItem { Text("First") }.tag("a").badge(model.unread)
            Text("content b").tabItem { Text("Second") }.tag("b")
            if model.hasThird {
                Text("content c").tabItem { Text("Third") }.tag("c")
            }
        }
    }
}

private struct TabCounter: CompositeComponent {
    @Local var count = 0

    var content: some Component<Empty> {
        Button("count \(count)") { count += 1 }
    }
}

/// Tabs with a selection that never changes.
private struct ConstantTabs: CompositeComponent {
    var content: some Component<Empty> {
        TabView(selection: .constant(1)) {
            Text("content 1").tabItem { Text("One") }.tag(1)
            Text("content 2").tabItem { Text("Two") }.tag(2)
        }
    }
}

/// Tabs without a binding.
private struct OwnTabs: CompositeComponent {
    var content: some Component<Empty> {
        TabView {
            Text("content 1").tabItem { Text("One") }
            Text("content 2").tabItem { Text("Two") }
        }
    }
}

/// A tab whose content has a title that differs from the label of the tab.
private struct TitledTab: CompositeComponent {
    @Bindable var model: TabModel
    let hasLabel: Bool

    var content: some Component<Empty> {
        TabView {
            Text("content").navigationTitle("Title \(model.unread)").tabItem { if hasLabel { Text("Label") } }
        }
    }
}

@Suite("Tab views of components") @MainActor
struct TabViewTests {
    private let model = TabModel()
    private let screen = PresentationStage()

    private func tabs() throws -> UITabBarController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UITabBarController)
    }

    private func show() {
        screen.show(Tabs(model: model))
        screen.settle()
    }

    @Test("A tab view shows the tab of its selection, with titles and badges in the bar")
    func initial() throws {
        model.tab = "b"
        show()
        #expect(screen.texts.contains("content b"))
        #expect(try tabs().tabBar.items?.map(\.title) == ["First", "Second", "Third"])
        #expect(try tabs().tabBar.items?.map(\.badgeValue) == ["2", nil, nil])
    }

    @Test("The bar of a tab view has a background, because the content ends at the bar")
    func background() throws {
        show()
        let bar = try tabs().tabBar
        bar.standardAppearance.configureWithOpaqueBackground()
        bar.standardAppearance.backgroundColor = .red
        screen.settle()
        let corner = bar.convert(CGPoint(x: 2, y: 2), to: nil)
        let pixels = Pixels(try #require(screen.stage.image()))
        #expect(pixels[Int(corner.x), Int(corner.y)] == Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    }

    @Test("The title of a tab's content does not replace the label of the tab", arguments: [false, true])
    func titledContent(hasLabel: Bool) throws {
        screen.show(TitledTab(model: model, hasLabel: hasLabel))
        screen.settle()
        let label: String? = hasLabel ? "Label" : nil
        #expect(try tabs().tabBar.items?.map(\.title) == [label])
        model.unread = 3
        screen.settle()
        #expect(try tabs().tabBar.items?.map(\.title) == [label])
        #expect(try tabs().selectedViewController?.title == "Title 3")
    }

    @Test("A tap on a tab changes the selection once")
    func tapped() throws {
        show()
        try screen.tap("Second")
        #expect(screen.texts.contains("content b"))
        #expect(model.log == ["b"])
    }

    @Test("A change of the selection shows its tab; a value without a tab keeps the current one")
    func changed() throws {
        show()
        model.tab = "c"
        screen.settle()
        #expect(try tabs().selectedIndex == 2)
        model.tab = "unknown"
        screen.settle()
        #expect(try tabs().selectedIndex == 2)
    }

    @Test("A selection that is not adopted is reverted")
    func notAdopted() throws {
        screen.show(ConstantTabs())
        screen.settle()
        try screen.tap("Two")
        #expect(try tabs().selectedIndex == 0)
        #expect(screen.texts.contains("content 1"))
    }

    @Test("A view without a binding selects tabs by itself")
    func ownSelection() throws {
        screen.show(OwnTabs())
        screen.settle()
        try screen.tap("Two")
        #expect(screen.texts.contains("content 2"))
    }

    @Test("The screens keep their states while others are shown")
    func states() throws {
        show()
        try screen.tap("count 0")
        try screen.tap("Second")
        try screen.tap("First")
        #expect(screen.texts.contains("count 1"))
    }

    @Test("Tabs are inserted, removed and updated, with the same result as a new view")
    func incremental() throws {
        show()
        model.hasThird = false
        model.unread = 0
        model.tab = "b"
        screen.settle()
        let incremental = try tabs().tabBar.items?.map { "\($0.title ?? "") \($0.badgeValue ?? "")" }
        let texts = screen.texts
        screen.show(Tabs(model: model))
        screen.settle()
        #expect(try tabs().tabBar.items?.map { "\($0.title ?? "") \($0.badgeValue ?? "")" } == incremental)
        #expect(screen.texts == texts)
    }

    @Test("Two tabs with the same tag are reported, and the second one is not shown")
    func duplicates() throws {
        struct Duplicates: CompositeComponent {
            var content: some Component<Empty> {
                TabView {
                    Text("content 1").tabItem { Text("One") }.tag(1)
                    Text("content 2").tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let reports = Diagnostics.record {
            screen.show(Duplicates())
            screen.settle()
        }
        #expect(reports.contains { $0.rule == "tabs.duplicate-tag" })
        #expect(try tabs().viewControllers?.count == 1)
    }
}
