import Fuzzing
import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

/// Performs random pushes, pops, swipes, presentations and dismissals while earlier ones are still animating.
///
/// A model of two arrays defines the expected result; a small state machine defines the valid order of appearance
/// calls.
@Suite @MainActor struct ControllerFuzzTests {
    /// A controller that checks every appearance call against its current appearance state.
    private final class Checked: UIViewController {
        enum State { case gone, appearing, shown, disappearing }
        static var alive = 0
        let number: Int
        private(set) var state = State.gone
        private(set) var faults: [String] = []
        private var hasReported = false

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            Self.alive += 1
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit { Self.alive -= 1 }

        private func step(_ name: String, from allowed: [State], to next: State) {
            if !allowed.contains(state) { faults.append("\(number): \(name) while \(state)") }
            state = next
        }

        override func viewWillAppear(_ animated: Bool) {
            step("willAppear", from: [.gone, .disappearing], to: .appearing)
            hasReported = false
        }

        override func viewIsAppearing(_ animated: Bool) {
            step("isAppearing", from: [.appearing], to: .appearing)
            if hasReported || view.window == nil { faults.append("\(number): isAppearing twice, or nowhere") }
            hasReported = true
        }

        override func viewDidAppear(_ animated: Bool) {
            step("didAppear", from: [.appearing], to: .shown)
            if !hasReported { faults.append("\(number): didAppear without isAppearing") }
        }

        override func viewWillDisappear(_ animated: Bool) {
            step("willDisappear", from: [.appearing, .shown], to: .disappearing)
        }

        override func viewDidDisappear(_ animated: Bool) {
            step("didDisappear", from: [.disappearing], to: .gone)
        }
    }

    @MainActor private final class Fixture {
        let stage: WindowStage
        let navigation = UINavigationController()
        var random: SeededRandom
        var made: [Checked] = []
        /// The expected navigation stack, and the presented controllers with whether each covers its presenter.
        var stack: [Checked] = []
        var presented: [(controller: Checked, covers: Bool)] = []
        var history: [String] = []

        init(_ stage: WindowStage, seed: UInt64) {
            self.stage = stage
            random = SeededRandom(seed: seed)
            let root = make()
            stack = [root]
            navigation.viewControllers = [root]
            stage.window.rootViewController = navigation
            stage.frame()
        }

        func make() -> Checked {
            let controller = Checked(made.count)
            made.append(controller)
            return controller
        }

        func flip() -> Bool { Bool.random(using: &random) }

        func step() {
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1, 2: push()
            case 3, 4: pop()
            case 5: replace()
            case 6, 7: present()
            case 8: dismiss()
            case 9: swipe()
            default: stage.advance(by: Double.random(in: 0...0.7, using: &random))
            }
        }

        func push() {
            let (controller, animated) = (make(), flip())
            history.append("push \(controller.number) \(animated)")
            navigation.pushViewController(controller, animated: animated)
            stack.append(controller)
        }

        func pop() {
            guard stack.count > 1 else { return }
            let (index, animated) = (Int.random(in: 0..<(stack.count - 1), using: &random), flip())
            history.append("pop to \(stack[index].number) \(animated)")
            navigation.popToViewController(stack[index], animated: animated)
            stack.removeSubrange((index + 1)...)
        }

        func replace() {
            var next = stack.shuffled(using: &random)
            if next.count > 1, flip() { next.removeLast() }
            if flip() { next.append(make()) }
            history.append("set \(next.map(\.number))")
            navigation.setViewControllers(next, animated: flip())
            stack = next
        }

        func present() {
            guard presented.count < 3 else { return }
            let (controller, animated) = (make(), flip())
            let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
            controller.modalPresentationStyle = styles[Int.random(in: 0..<3, using: &random)]
            history.append("present \(controller.number) \(controller.modalPresentationStyle) \(animated)")
            (presented.last?.controller ?? stack.last)?.present(controller, animated: animated)
            presented.append((controller, controller.modalPresentationStyle == .fullScreen))
        }

        func dismiss() {
            guard !presented.isEmpty else { return }
            let (index, animated) = (Int.random(in: presented.indices, using: &random), flip())
            history.append("dismiss from \(index) \(animated)")
            let presenter = index == 0 ? navigation : presented[index - 1].controller
            presenter.dismiss(animated: animated)
            presented.removeSubrange(index...)
        }

        /// Swipes from the left edge over a random distance, unless a controller is presented.
        ///
        /// The model adopts the stack that results, because the navigation controller decides whether the swipe pops.
        func swipe() {
            guard presented.isEmpty, navigation.storedPresented == nil else { return }
            let (end, pause) = (Double.random(in: 30...300, using: &random), flip())
            history.append("swipe to \(Int(end))")
            stage.drag(from: CGPoint(x: 4, y: 300), by: CGVector(dx: end / 6, dy: 0), steps: 6)
            if pause { stage.advance(by: 0.3) }
            stage.lift(4 + end, 300)
            if flip() { stage.advance(by: 1) }
            stack = navigation.viewControllers.compactMap { $0 as? Checked }
            // A cancelled pop restores the stack later.
            stage.advance(by: 1)
            stack = navigation.viewControllers.compactMap { $0 as? Checked }
        }

        /// Waits until all transitions have ended and compares the controllers with the model.
        func check() {
            stage.advance(by: 2)
            // A full-screen presentation covers its presenter only.
            var expected: [ObjectIdentifier] = []
            if presented.first?.covers != true, let top = stack.last { expected.append(ObjectIdentifier(top)) }
            for (index, entry) in presented.enumerated()
            where !presented[(index + 1)...].prefix(1).contains(where: \.covers) {
                expected.append(ObjectIdentifier(entry.controller))
            }
            for controller in made {
                let isShown = expected.contains(ObjectIdentifier(controller))
                #expect(controller.faults.isEmpty, "\(history)")
                #expect(controller.state == (isShown ? .shown : .gone), "\(controller.number) \(history)")
                #expect((controller.viewIfLoaded?.window != nil) == isShown, "\(controller.number) \(history)")
                let isInStack = stack.contains { $0 === controller }
                #expect((controller.parent === navigation) == isInStack, "\(controller.number) \(history)")
            }
            #expect(navigation.viewControllers == stack, "\(history)")
            #expect(navigation.children == stack, "\(history)")
            #expect(navigation.presentedViewController === presented.first?.controller, "\(history)")
        }
    }

    @Test(
        "Random overlapping transitions keep appearance calls balanced and end in the modeled state", arguments: 0..<40
    )
    func random(seed: Int) {
        let before = Checked.alive
        WindowStage.run(CGSize(width: 320, height: 600)) { stage in
            let fixture = Fixture(stage, seed: UInt64(seed) &+ 1)
            for _ in 0..<4 {
                for _ in 0..<12 { fixture.step() }
                fixture.check()
            }
            stage.window.rootViewController = nil
            for controller in fixture.made { #expect(controller.state == .gone, "\(fixture.history)") }
        }
        CATransaction.flush()
        #expect(Checked.alive == before)
    }
}
