import Testing

import OpenUIKitCore

@Suite @MainActor
struct LayerDiagnosticsTests {
    @Test("A diagnostic of a layer reaches the subscribers of view diagnostics")
    func layerReportsReachViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let reported = Diagnostics.record { view.layer.position = CGPoint(x: CGFloat.nan, y: 0) }
        #expect(reported.map(\.rule) == ["layer"])
        #expect(view.layer.position == CGPoint(x: 5, y: 5))
    }
}
