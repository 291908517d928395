import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class Route {
    var path: [Int] = [] {
        didSet { log.append("\(path)") }
    }
    var mixed = NavigationPath()
    var factor = 1
    var isEditing = false
    var isShown = true
    @ObservationIgnored var log: [String] = []

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

/// A stack of screens for numbers, each of which links to the next one.
private struct Numbers: CompositeComponent {
    @Bindable var route: Route

    var content: some Component<Empty> {
        let factor = route.factor
        return VStack {
            if route.isShown {
                NavigationStack(path: $route.path) {
                    NavigationLink("next of root", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            NumberScreen(route: route, number: number, factor: factor)
                        }
                }
            }
        }
    }
}

private struct NumberScreen: CompositeComponent {
    @Bindable var route: Route
    let number: Int
    let factor: Int
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack {
            Text("screen \(number * factor)")
            NavigationLink("next of \(number)", value: number + 1)
            Button("Go back from \(number)") { dismiss() }
        }
        .navigationTitle("Number \(number)")
        .toolbar {
            ToolbarItem(placement: .leading) { Button("Edit") { route.log.append("edit \(factor)") } }
            Button("Add", isEnabled: !route.isEditing) { route.log.append("add") }.keyboardShortcut("j")
        }
    }
}

/// A stack with a path of values of two types.
private struct Mixed: CompositeComponent {
    @Bindable var route: Route

    var content: some Component<Empty> {
        NavigationStack(path: $route.mixed) {
            VStack {
                NavigationLink("number", value: 7)
                NavigationLink("text", value: "seven")
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
        }
    }
}

/// A stack with a path of its own.
private struct Unbound: CompositeComponent {
    var content: some Component<Empty> {
        NavigationStack {
            NavigationLink("next", value: 1)
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("screen \(number)")
                        Closing()
                    }
                }
        }
    }
}

private struct Closing: CompositeComponent {
    @Dismiss var dismiss

    var content: some Component<Empty> {
        Button("Close") { dismiss() }
    }
}

private struct Tint: Equatable {
    var name: String
}

private struct TintedText: CompositeComponent {
    let place: String

    var content: some Component<Tint> {
        VStack { Text("\(place) \(environment[Tint.self].value.name)") }
    }
}

private struct Tinted: CompositeComponent {
    @Bindable var route: Route

    var content: some Component<Tint> {
        NavigationStack(path: $route.path) {
            TintedText(place: "root").navigationDestination(for: Int.self) { _ in TintedText(place: "page") }
        }
    }
}

@Suite("Navigation stacks of components") @MainActor
struct NavigationTests {
    private let route = Route()
    private let screen = PresentationStage()

    private func navigation() throws -> UINavigationController {
        let root = try #require(screen.stage.window.rootViewController)
        return try #require(root.children.first as? UINavigationController)
    }

    private func showNumbers(_ path: [Int] = []) {
        route.path = path
        screen.show(Numbers(route: route))
        screen.settle()
        _ = route.takeLog()
    }

    @Test("A stack shows its first screen with its title")
    func root() throws {
        showNumbers()
        #expect(screen.label("next of root") != nil)
        #expect(try navigation().topViewController?.title == "Root")
    }

    @Test("A path that is initially not empty shows its last screen, and the title of each")
    func initialPath() throws {
        showNumbers([1, 2])
        #expect(screen.texts.contains("screen 2"))
        #expect(try navigation().viewControllers.map(\.title) == ["Root", "Number 1", "Number 2"])
    }

    @Test("A link appends its value to the path, and its screen is shown")
    func link() throws {
        showNumbers()
        try screen.tap("next of root")
        try screen.tap("next of 1")
        #expect(screen.texts.contains("screen 2"))
        #expect(route.takeLog() == ["[1]", "[1, 2]"])
    }

    @Test("A change of the path is animated only within an animated transition", arguments: [true, false])
    func animated(isAnimated: Bool) throws {
        showNumbers()
        withTransition(isAnimated ? .easeInOut(duration: 0.3) : .immediate) { route.path = [1] }
        screen.stage.advance(by: 0.1)
        let top = try navigation().topViewController
        #expect((top?.transitionCoordinator != nil) == isAnimated)
    }

    @Test("The back button removes the last value once")
    func backButton() throws {
        showNumbers([1, 2])
        let back: UIView = try #require(screen.view { $0.accessibilityIdentifier == "BackButton" })
        screen.stage.tap(on: back)
        screen.settle()
        #expect(screen.texts.contains("screen 1"))
        #expect(route.takeLog() == ["[1]"])
    }

    @Test("A swipe from the leading edge removes the last value once")
    func swipe() {
        showNumbers([1])
        screen.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 700, y: 300))
        screen.settle()
        #expect(screen.label("next of root") != nil)
        #expect(route.takeLog() == ["[]"])
    }

    @Test("A swipe that is cancelled keeps the path")
    func cancelledSwipe() throws {
        showNumbers([1])
        screen.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
        screen.settle()
        #expect(screen.texts.contains("screen 1"))
        #expect(route.takeLog() == [])
        #expect(try navigation().viewControllers.count == 2)
    }

    @Test("A path that is changed during a swipe is shown after it")
    func changedDuringSwipe() throws {
        showNumbers([1])
        screen.stage.touchDown(at: CGPoint(x: 2, y: 300))
        for x in stride(from: 20 as CGFloat, through: 100, by: 20) {
            screen.stage.advance(by: 0.05)
            screen.stage.touchMove(to: CGPoint(x: x, y: 300))
        }
        route.path = [1, 5]
        screen.stage.advance(by: 0.5)
        screen.stage.touchUp()
        screen.settle()
        #expect(screen.texts.contains("screen 5"))
        #expect(try navigation().viewControllers.count == 3)
    }

    @Test("A path keeps the screens of the values that remain in front")
    func keeps() throws {
        showNumbers([1, 2])
        let first = try navigation().viewControllers[1]
        route.path = [1, 3]
        screen.settle()
        #expect(try navigation().viewControllers[1] === first)
        #expect(screen.texts.contains("screen 3"))
    }

    @Test("Screens are updated when the component with their destination is")
    func updates() throws {
        showNumbers([1, 2])
        let controllers = try navigation().viewControllers
        route.factor = 10
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("screen 20"))
        #expect(try navigation().viewControllers == controllers)
    }

    @Test("The dismiss action of a pushed screen goes back to the previous one")
    func dismiss() throws {
        showNumbers([1, 2])
        try screen.tap("Go back from 2")
        #expect(route.takeLog() == ["[1]"])
        #expect(screen.texts.contains("screen 1"))
    }

    @Test("A button in the bar performs its current action")
    func toolbarAction() throws {
        showNumbers([1])
        route.factor = 2
        screen.settle()
        try screen.tap("Edit")
        #expect(route.takeLog() == ["edit 2"])
    }

    @Test(
        "The key combination of a button in the bar performs its action, unless it is disabled",
        arguments: [false, true])
    func toolbarShortcut(isEditing: Bool) {
        route.isEditing = isEditing
        showNumbers([1])
        screen.stage.holdModifiers(.control)
        screen.stage.pressKey(symbol: 0x6a, characters: "j")
        #expect(route.takeLog() == (isEditing ? [] : ["add"]))
    }

    @Test("Buttons in the bar are enabled and disabled")
    func toolbarUpdate() throws {
        showNumbers([1])
        let top = try navigation().topViewController
        let item = try #require(top?.navigationItem)
        #expect(item.leftBarButtonItems?.map(\.title) == ["Edit"])
        #expect(item.rightBarButtonItems?.map(\.isEnabled) == [true])
        route.isEditing = true
        screen.settle()
        #expect(item.rightBarButtonItems?.map(\.isEnabled) == [false])
    }

    @Test("A path of a NavigationPath contains values of different types")
    func mixed() throws {
        screen.show(Mixed(route: route))
        try screen.tap("text")
        #expect(screen.texts.contains("text seven"))
        route.mixed.removeLast()
        route.mixed.append(3)
        screen.settle()
        #expect(screen.texts.contains("number 3"))
        #expect(route.mixed.count == 1)
    }

    @Test("A stack without a path keeps its own")
    func unbound() throws {
        screen.show(Unbound())
        try screen.tap("next")
        #expect(screen.texts.contains("screen 1"))
        try screen.tap("Close")
        #expect(!screen.texts.contains("screen 1"))
    }

    @Test("A screen sees the environment of the component with its destination")
    func environment() {
        route.path = [1]
        screen.stage.window.rootViewController = ComponentViewController(Tinted(route: route)) { Tint(name: "red") }
        screen.settle()
        #expect(screen.texts.contains("page red"))
    }

    @Test("A value without a destination is reported")
    func noDestination() {
        let reports = Diagnostics.record {
            route.path = [1]
            screen.show(NavigationStack(path: Bindable(route).path) { Text("root") })
            screen.settle()
        }
        #expect(reports.map(\.rule) == ["navigation.no-destination"])
    }

    @Test("A link outside of a stack is reported")
    func noStack() throws {
        screen.show(NavigationLink("next", value: 1))
        let label = try #require(screen.label("next"))
        let reports = Diagnostics.record { screen.stage.tap(on: label) }
        #expect(reports.map(\.rule) == ["navigation.no-stack"])
    }

    @Test("A stack that is removed leaves the hierarchy of view controllers, and nothing remains of it")
    func leaks() throws {
        showNumbers([1])
        weak var controller: UINavigationController?
        controller = try navigation()
        route.isShown = false
        screen.settle()
        #expect(screen.stage.window.rootViewController?.children.isEmpty == true)
        #expect(controller == nil)
    }

    @Test("Removing more values than a path contains removes all", arguments: [0, 1, 2, 5])
    func removeLast(count: Int) {
        var path = NavigationPath([1, 2])
        path.removeLast(count)
        #expect(path.count == max(2 - count, 0))
    }
}
