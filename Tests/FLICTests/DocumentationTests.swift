import FLIC
import Testing

/// The code of the module's documentation.
@MainActor
@Suite("FLIC documentation") struct DocumentationTests {
    private enum PhotoEvent: ViewEvent {
        case retry
    }

    private final class ErrorView: View<String> {
        let label = UILabel()
        let button = UIButton(type: .system)

        override func setUp() {
            super.setUp()
            VFL(self)
                .add(subview: label, name: "label")
                .add(subview: button, name: "button")
                .applyConstraints(formats: ["H:|-[label]-|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
                .appendConstraints([
                    label.centerYAnchor.constraint(equalTo: centerYAnchor),
                    button.centerXAnchor.constraint(equalTo: centerXAnchor),
                ])
            button.setTitle("Retry", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.emit(PhotoEvent.retry) }, for: .touchUpInside)
        }

        override func viewModelDidUpdate() {
            super.viewModelDidUpdate()
            label.text = viewModel
        }
    }

    @Test("The view of the FLIC documentation displays its model and emits its event")
    func errorView() {
        let recorder = Recorder()
        let view = ErrorView(
            viewModel: "No connection", eventHandler: recorder, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layoutIfNeeded()
        #expect(view.label.text == "No connection")
        #expect(view.button.frame.size == CGSize(width: 100, height: 52))
        view.button.sendActions(for: .touchUpInside)
        #expect(recorder.events.count == 1)
        #expect(recorder.events.first is PhotoEvent)
        #expect(recorder.senders == [view])
    }
}
