import FLIC
import Testing

@MainActor
@Suite("FLIC views")
struct ViewTests {
    @Test("A view without a frame is set up in its first layout, and then displays every model")
    func lateSetUp() {
        let view = ErrorView(SampleError(text: "offline"))
        view.viewModel = SampleError(text: "still offline")
        #expect(view.log.isEmpty)
        #expect(!view.isSetUp)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        #expect(view.log == ["setUp", "update"])
        #expect(view.label.text == "still offline")
        view.viewModel = SampleError(text: "timeout")
        #expect(view.log == ["setUp", "update", "update"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.log.count == 3)
    }

    @Test("A view with a frame is set up and displays its model immediately")
    func earlySetUp() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let view = ErrorView(viewModel: SampleError(text: "offline"), eventHandler: nil, frame: frame)
        #expect(view.log == ["setUp", "update"])
        #expect(view.label.text == "offline")
        #expect(view.frame == frame)
    }
}
