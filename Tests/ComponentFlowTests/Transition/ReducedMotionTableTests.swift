import ComponentFlowTesting
import Observation
import OpenDisplay
import Testing

@testable import ComponentFlow

/// What the changes of this suite change.
@Observable private final class Switches {
    var isOn = false
    var path: [Int] = []
    var tab = 1
    var rows = Array(0..<6)
    var columns = NavigationSplitState(visibility: .all, sidebarWidth: 150)
}

/// A change of a component that usually moves something.
private struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (Switches) -> UIViewController
    let perform: @MainActor @Sendable (Switches) -> Void

    init<Shown: Component>(
        _ name: String, _ make: @escaping @MainActor @Sendable (Bindable<Switches>) -> Shown,
        _ perform: @escaping @MainActor @Sendable (Switches) -> Void = { $0.isOn.toggle() }
    ) where Shown.EnvironmentType == Empty {
        self.name = name
        self.make = { model in ComponentViewController(Reading(model: model, make: make)) }
        self.perform = perform
    }

    var testDescription: String { name }
}

/// A component that follows the switches.
private struct Reading<Shown: Component>: CompositeComponent where Shown.EnvironmentType == Empty {
    @Bindable var model: Switches
    @Behavior var make: @MainActor @Sendable (Bindable<Switches>) -> Shown

    var content: some Component<Empty> { make($model) }
}

@Suite("Components for users who prefer less motion") @MainActor
struct ReducedMotionTableTests {
    private static let moving = [
        "position", "bounds", "transform", "anchorPoint", "zPosition", "sublayerTransform",
    ]

    /// Performs a change, and returns the animated properties that move something, and whether a scroll view moved after the
    /// first frame.
    private func motion(of change: Change, _ preferences: AccessibilityPreferences) -> (
        keys: Set<String>, scrolls: Bool
    ) {
        let old = UIAccessibility.preferences
        UIAccessibility.preferences = preferences
        defer { UIAccessibility.preferences = old }
        let stage = Stage(size: CGSize(width: 900, height: 600))
        let model = Switches()
        stage.window.rootViewController = change.make(model)
        stage.settle()
        withTransition(.easeInOut(duration: 0.4)) { change.perform(model) }
        stage.advance(by: 2.0 / 60)
        let start = offsets(in: stage.window)
        var keys: Set<String> = []
        for _ in 0..<40 {
            read(stage.window.layer, &keys)
            stage.advance(by: 1.0 / 60)
        }
        return (keys, offsets(in: stage.window) != start)
    }

    private func read(_ layer: CALayer, _ keys: inout Set<String>) {
        for key in layer.animationKeys() ?? [] {
            guard let path = (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath else { continue }
            if Self.moving.contains(where: path.hasPrefix) { keys.insert(path) }
        }
        for sublayer in layer.sublayers ?? [] { read(sublayer, &keys) }
    }

    private func offsets(in view: UIView) -> [CGPoint] {
        ((view as? UIScrollView).map { [$0.contentOffset] } ?? []) + view.subviews.flatMap { offsets(in: $0) }
    }

    @Test("With the preference, nothing moves by itself", arguments: changes + columnChanges)
    private func reduced(change: Change) {
        let motion = motion(of: change, .reducedMotion)
        #expect(motion.keys == [])
        #expect(!motion.scrolls)
    }

    @Test("Without the preference, something moves", arguments: changes)
    private func usual(change: Change) {
        let motion = motion(of: change, [])
        #expect(!motion.keys.isEmpty || motion.scrolls)
    }

    // MARK: Changes

    private nonisolated static let changes = presentations + dismissals + containers + contents

    private nonisolated static let presentations = [
        Change("sheet") { Text("Base").sheet(isPresented: $0.isOn) { Text("Sheet") } },
        Change("cover") { Text("Base").fullScreenCover(isPresented: $0.isOn) { Text("Cover") } },
        Change("popover") { Text("Base").popover(isPresented: $0.isOn) { Text("Popover") } },
        Change("alert") { Text("Base").alert("Continue?", isPresented: $0.isOn) { Button("OK") {} } },
        Change("dialog") { Text("Base").confirmationDialog("Continue?", isPresented: $0.isOn) { Button("OK") {} } },
    ]

    private nonisolated static let dismissals = [
        Change("dismissal of a sheet") { Text("Base").sheet(isPresented: inverted($0)) { Text("Sheet") } },
        Change("dismissal of a cover") { Text("Base").fullScreenCover(isPresented: inverted($0)) { Text("Cover") } },
    ]

    @MainActor private static func inverted(_ model: Bindable<Switches>) -> Binding<Bool> {
        let model = model.wrappedValue
        return Binding(get: { !model.isOn }, set: { model.isOn = !$0 })
    }

    private nonisolated static let containers = [
        Change("pushed screen", { screens($0) }) { $0.path = [1] },
        Change("page") { model in
            PageView(selection: Binding(get: { model.wrappedValue.tab - 1 }, set: { model.wrappedValue.tab = $0 + 1 }))
            {
                Text("One")
                Text("Two")
            }
        } _: {
            $0.tab = 2
        },
    ]

    /// Columns are shown, hidden and resized at once, with and without the preference.
    private nonisolated static let columnChanges = [
        Change("sidebar that is hidden", { columns($0) }) { $0.columns.visibility = .detailOnly },
        Change("sidebar that becomes wider", { columns($0) }) { $0.columns.sidebarWidth = 250 },
    ]

    @MainActor private static func screens(_ model: Bindable<Switches>) -> NavigationStack<Empty> {
        NavigationStack(path: model.path) {
            Text("First").navigationTitle("First").navigationDestination(for: Int.self) {
                Text("\($0)").navigationTitle("Second")
            }
        }
    }

    @MainActor private static func columns(_ model: Bindable<Switches>) -> NavigationSplitView<Empty> {
        NavigationSplitView(state: model.columns) {
            Text("Sidebar").navigationTitle("Sidebar")
        } detail: {
            Text("Detail").navigationTitle("Detail")
        }
    }

    private nonisolated static let contents = [
        Change("moved component") { Text("Here").offset(x: $0.wrappedValue.isOn ? 200 : 0) },
        Change("resized component") { Rectangle(color: .red, width: $0.wrappedValue.isOn ? 200 : 20, height: 20) },
        Change("inserted row") { model in
            VStack<Empty> { ForEach(model.wrappedValue.rows, id: \.self) { Text("Row \($0)") } }
        } _: {
            $0.rows.insert(9, at: 0)
        },
        Change("moved row of a lazy list") { model in
            LazyList(model.wrappedValue.rows, id: \.self) { Text("Row \($0)") }
        } _: {
            $0.rows.swapAt(0, 3)
        },
        Change("disclosure") { DisclosureGroup("More", isExpanded: $0.isOn) { Text("A rocky planet") } },
        Change("toggle") { Toggle(isOn: $0.isOn) },
        Change("toggle with a title") { Toggle("Quiet", isOn: $0.isOn) },
        Change("segments") { model in
            SegmentedControl(titles: ["One", "Two"], selectedIndex: model.wrappedValue.isOn ? 1 : 0) { _ in }
        },
        Change("gauge") { model in Gauge(value: model.wrappedValue.isOn ? 0.9 : 0.1) { Text("Charge") } },
        Change("gauge with a marker") { model in
            Gauge(value: model.wrappedValue.isOn ? 0.9 : 0.1) { Text("Charge") }.gaugeStyle(.accessoryCircular)
        },
        Change("rating") { Rating(value: $0.wrappedValue.isOn ? 5 : 1) },
        Change("range slider") { model in
            RangeSlider(range: model.wrappedValue.isOn ? 0.2...0.3 : 0.6...0.9) { _ in }
        },
        Change("progress") { ProgressIndicator(value: $0.wrappedValue.isOn ? 0.9 : 0.1) },
    ]
}
