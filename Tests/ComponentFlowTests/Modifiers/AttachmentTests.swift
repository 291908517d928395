import ComponentFlowTesting
import OpenDisplay
import Testing

import ComponentFlow

/// A component whose body captures the closure of its component.
private struct Announcer: CombinedComponent {
    let isShown: Bool
    @Behavior var announce: (String) -> Void

    static var body: Body {
        let child = Child(Attached<Empty>.self)
        return { context in
            guard context.component.isShown else { return .zero }
            let announce = context.component.announce
            let child = child.update(
                component: Rectangle(color: .red, width: 20, height: 20)
                    .onAppear { announce("appear") }.onDisappear { announce("disappear") },
                availableSize: context.availableSize, transition: context.transition)
            context.add(child.disappear(.default(alpha: true)))
            return child.size
        }
    }
}

@Suite("Tool tips, pointer styles, hovering, appearance and changes of components") @MainActor
struct AttachmentTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let log = UpdateLog()

    private func box(_ width: CGFloat = 40) -> Rectangle {
        Rectangle(color: .red, width: width, height: 40)
    }

    private var toolTips: [String] {
        stage.componentView?.interactions.compactMap { ($0 as? UIToolTipInteraction)?.defaultToolTip } ?? []
    }

    // MARK: - Help

    @Test("A tool tip is shown while the pointer rests over a component")
    func toolTip() {
        stage.show(box().help("what it is"))
        let views = stage.window.subviews.count
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(stage.window.subviews.count == views + 1)
    }

    @Test("A changed tool tip replaces the previous one, and a removed one no longer applies")
    func changedToolTip() {
        stage.show(box().help("one").pointerStyle(.link))
        #expect(toolTips == ["one"])
        stage.show(box().help("two").pointerStyle(.link))
        #expect(toolTips == ["two"])
        stage.show(box().pointerStyle(.link))
        #expect(toolTips == [])
    }

    // MARK: - Pointer

    @Test("The pointer has the style of the component under it")
    func pointerStyle() {
        stage.show(box().pointerStyle(.link))
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        #expect(stage.pointerShape == .link)
        stage.show(box().pointerStyle(.grab))
        #expect(stage.pointerShape == .grab)
        stage.movePointer(to: CGPoint(x: 90, y: 90))
        #expect(stage.pointerShape == .arrow)
    }

    @Test("A component is notified when the pointer enters and leaves, with its current closure")
    func hover() {
        let log = log
        stage.show(box().onHover { log.note("first \($0)") })
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.show(box().onHover { log.note("second \($0)") })
        stage.movePointer(to: CGPoint(x: 25, y: 20))
        stage.movePointer(to: CGPoint(x: 90, y: 90))
        #expect(log.entries == ["first true", "second false"])
    }

    // MARK: - Appearance

    @Test("A component appears once, and disappears after its removal animation")
    func appearance() {
        let log = log
        func show(_ isShown: Bool) {
            stage.show(Announcer(isShown: isShown) { log.note($0) }, transition: .easeInOut(duration: 0.5))
        }
        show(true)
        show(true)
        #expect(log.take() == ["appear"])
        show(false)
        #expect(log.take() == [])
        stage.settle()
        #expect(log.take() == ["disappear"])
    }

    @Test("A component that is shown again during its removal animation neither disappears nor appears")
    func reversal() {
        let log = log
        func show(_ isShown: Bool) {
            stage.show(Announcer(isShown: isShown) { log.note($0) }, transition: .easeInOut(duration: 0.5))
        }
        show(true)
        show(false)
        stage.advance(by: 0.1)
        show(true)
        stage.settle()
        #expect(log.entries == ["appear"])
    }

    @Test("A component appears and disappears with the host's place in a window")
    func window() throws {
        let log = log
        stage.show(box().onAppear { log.note("appear") }.onDisappear { log.note("disappear") })
        let host = try #require(stage.componentView?.superview)
        host.removeFromSuperview()
        #expect(log.entries == ["appear", "disappear"])
        stage.window.addSubview(host)
        #expect(log.entries == ["appear", "disappear", "appear"])
    }

    @Test("A component that is moved to another position does not appear again")
    func movement() {
        let log = log
        func show(_ ids: [Int]) {
            stage.show(VStack { for id in ids { box().onAppear { log.note("\(id)") }.id(id) } })
        }
        show([1, 2, 3])
        show([3, 1, 2])
        #expect(log.entries == ["1", "2", "3"])
    }

    @Test("A state change in onAppear is shown before the next frame")
    func stateInAppear() {
        stage.show(Filling())
        #expect(stage.componentView?.frame.width == 30)
    }

    @Test("A closure of onAppear can update the host of its component")
    func hostInAppear() {
        let host = ComponentHostView<Empty>()
        stage.show(host as UIView)
        let size = CGSize(width: 100, height: 100)
        let diagnostics = Diagnostics.record {
            let wide = box(30).onAppear {}
            let component = box(10).onAppear {
                host.update(component: AnyComponent(wide), containerSize: size)
            }
            host.update(component: AnyComponent(component), containerSize: size)
        }
        #expect(diagnostics.isEmpty)
        #expect(host.currentSize?.width == 30)
    }

    /// Grows when it appears.
    private struct Filling: CombinedComponent {
        final class State: ComponentState {
            var width: CGFloat = 10
        }

        func makeState() -> State { State() }

        static var body: Body {
            let child = Child(Attached<Empty>.self)
            return { context in
                let state = context.state
                let child = child.update(
                    component: Rectangle(color: .red, width: state.width, height: 10).onAppear {
                        state.width = 30
                        state.updated()
                    },
                    availableSize: context.availableSize, transition: context.transition)
                context.add(child)
                return child.size
            }
        }
    }

    // MARK: - Changes

    @Test("A change of a value is reported once, with both values and the current closure")
    func change() {
        let log = log
        func show(_ value: Int, _ turn: Int) {
            stage.show(box().onChange(of: value) { log.note("\(turn): \($0) \($1)") })
        }
        show(1, 1)
        show(1, 2)
        show(5, 3)
        show(5, 4)
        #expect(log.entries == ["3: 1 5"])
    }

    @Test("An initial change is reported when the component is first updated")
    func initialChange() {
        let log = log
        stage.show(box().onChange(of: "a", initial: true) { log.note("\($0) \($1)") })
        #expect(log.entries == ["a a"])
    }

    @Test("A change to and from nil is reported")
    func optional() {
        let log = log
        for value in [nil, 1, nil] as [Int?] { stage.show(box().onChange(of: value) { log.note("change") }) }
        #expect(log.entries == ["change", "change"])
    }

    @Test("A closure that changes its own value again and again is reported")
    func loop() {
        let diagnostics = Diagnostics.record { stage.show(Runaway()) }
        #expect(diagnostics.map(\.rule) == ["update.completion-loop"])
    }

    /// Changes the value that it observes whenever it changes.
    private struct Runaway: CombinedComponent {
        final class State: ComponentState {
            var count = 0
        }

        func makeState() -> State { State() }

        static var body: Body {
            let child = Child(Attached<Empty>.self)
            return { context in
                let state = context.state
                let child = child.update(
                    component: Rectangle(color: .red).onChange(of: state.count, initial: true) {
                        state.count += 1
                        state.updated()
                    },
                    availableSize: context.availableSize, transition: context.transition)
                context.add(child)
                return child.size
            }
        }
    }

    // MARK: - Views and equality

    @Test("Behaviors in a row share one view")
    func oneView() {
        stage.show(box().help("a").onAppear {}.onChange(of: 1) {}.pointerStyle(.link).focusable())
        #expect(stage.componentView?.subviews.first?.subviews.count == 0)
    }

    @Test("Adding a behavior keeps the view and the other behaviors")
    func addition() {
        let log = log
        stage.show(box().onAppear { log.note("appear") })
        let view = stage.componentView
        stage.show(box().help("a").onAppear { log.note("appear") })
        #expect(stage.componentView === view)
        #expect(log.entries == ["appear"])
    }

    @Test("The equality of behaviors ignores their closures")
    func equality() {
        #expect(box().onAppear {} == box().onAppear { print() })
        #expect(box().help("a") != box().help("b"))
        #expect(box().help("a") != box().pointerStyle(.link))
        #expect(box().onChange(of: 1) {} != box().onChange(of: 2) {})
        #expect(box().task(id: 1) {} == box().task(id: 1) {})
    }
}
