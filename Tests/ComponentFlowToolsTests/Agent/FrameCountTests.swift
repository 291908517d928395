import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol
import OpenQuartzCore
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("The count of frames")
    struct FrameCountTests {
        private let stage = Stage(size: CGSize(width: 100, height: 100))
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        private let clock = ManualMediaClock(now: 100)

        private func drawn() -> FrameCount {
            view.backgroundColor = .red
            stage.show(view)
            _ = stage.image()
            return FrameCount(WindowFrames { [stage] in [stage.window] }, clock: clock)
        }

        /// Returns whether frames after a change of a window that was drawn are counted.
        private func counts(_ change: () -> Void) -> Bool {
            let count = drawn()
            defer { count.stop() }
            let before = count.current()
            change()
            stage.advance(by: 0.1)
            return count.current() != before
        }

        @Test("Frames without a change do not count")
        func idle() {
            #expect(!counts {})
        }

        @Test("A view that moves counts, without an update of a component")
        func moved() {
            #expect(counts { view.frame.origin.x = 10 })
        }

        @Test("A view that is removed from the window counts")
        func removed() {
            #expect(counts { view.removeFromSuperview() })
        }

        @Test("The outline of a node does not count")
        func highlight() {
            #expect(!counts { _ = HighlightLayer().show(.view(view)) })
        }

        @Test("Frames are not observed before the first request")
        func unused() {
            _ = drawn()
            #expect(stage.window.layerTree.onMarksNeeded == nil)
        }

        @Test("Frames are not observed any more ten seconds after the last request")
        func abandoned() {
            let count = drawn()
            _ = count.current()
            clock.advance(by: 11)
            stage.advance(by: 0.1)
            #expect(stage.window.layerTree.onMarksNeeded == nil)
        }

        @Test("A client that asks again later knows that frames may be missing")
        func resumed() {
            let count = drawn()
            let before = count.current()
            count.stop()
            defer { count.stop() }
            #expect(count.current() != before)
        }

        @Test("The response to a request for updates names the windows")
        func windows() async throws {
            let fixture = try AgentFixture()
            let windows = try await fixture.call(.windows)["windows"]?.array
            #expect(try await fixture.call(.updates)["windows"]?.array == windows?.compactMap { $0["id"] })
        }
    }
}
