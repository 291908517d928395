import ComponentFlow
import ComponentFlowTesting
import OpenUIFoundation
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("When windows are idle")
    struct IdleWaitTests {
        private let stage = Stage(size: CGSize(width: 100, height: 100))

        /// A component that loads something when it appears, and shows it.
        struct Loader: CompositeComponent {
            @Behavior var load: @MainActor () async -> String
            @Local var text = "empty"

            var content: some Component<Empty> {
                Text(text).task { text = await load() }
            }
        }

        /// Work that the test ends.
        @MainActor final class Work {
            private var waiting: CheckedContinuation<Void, Never>?
            private(set) var hasBegun = false

            func run() async {
                hasBegun = true
                await withCheckedContinuation { waiting = $0 }
            }

            func end() {
                waiting?.resume()
                waiting = nil
            }
        }

        /// Lets tasks continue that wait for nothing else.
        private func runTasks() async {
            for _ in 0..<20 { await Task.yield() }
        }

        /// Returns whether the window becomes idle; work of other tests, which run at the same time, is awaited.
        private func becomesIdle() async -> Bool {
            for _ in 0..<100_000 {
                if IdleWait.isIdle([stage.window]) { return true }
                await Task.yield()
                stage.settle()
            }
            return false
        }

        private func label(in view: UIView) -> UILabel? {
            (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
        }

        private func show(_ work: Work) {
            stage.show(
                Loader {
                    await BackgroundWork.perform("picture") {
                        await work.run()
                        return "loaded"
                    }
                })
            stage.settle()
        }

        @Test("A window without changes is idle")
        func idle() async {
            stage.show(Text("idle"))
            stage.settle()
            #expect(await becomesIdle())
        }

        @Test("A window is not idle before a task begins that loads something for it")
        func beforeTask() async {
            let work = Work()
            show(work)
            #expect(stage.window.layerTree.isIdle)
            #expect(!IdleWait.isIdle([stage.window]))
            await runTasks()
            work.end()
            await runTasks()
        }

        @Test("A window is not idle until a result arrives that its component awaits, and is shown")
        func loading() async {
            let work = Work()
            show(work)
            await runTasks()
            #expect(work.hasBegun)
            #expect(!IdleWait.isIdle([stage.window]))
            work.end()
            #expect(await becomesIdle())
            #expect(label(in: stage.window)?.text == "loaded")
        }

        @Test("A window is idle while a task of a component waits for something else")
        func waitingTask() async {
            let work = Work()
            stage.show(
                Loader {
                    await work.run()
                    return "message"
                })
            stage.settle()
            await runTasks()
            #expect(await becomesIdle())
            work.end()
            await runTasks()
        }
    }
}
