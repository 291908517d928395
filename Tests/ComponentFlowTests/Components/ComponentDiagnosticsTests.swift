import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Diagnostics of built-in components") @MainActor struct ComponentDiagnosticsTests {
    @Test("No built-in component sets an invalid frame, in any space and after a change", arguments: LeakCase.all)
    func geometry(leakCase: LeakCase) {
        let reports = Diagnostics.record {
            for side: CGFloat in [0, 1, 30, 300] { show(leakCase, side: side) }
        }
        #expect(reports.filter { $0.rule == "view.invalid-geometry" }.map(\.message) == [])
    }

    private func show(_ leakCase: LeakCase, side: CGFloat) {
        let stage = Stage(size: CGSize(width: side, height: side))
        let host = ComponentHostView<Empty>()
        stage.show(host as UIView)
        for isSecond in [false, true, false] {
            host.update(
                component: leakCase.make(LeakToken(), isSecond), containerSize: CGSize(width: side, height: side))
            stage.advance(by: 0.1)
        }
    }
}
