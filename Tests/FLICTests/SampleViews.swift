import FLIC

/// The document's sample, in small: a screen that loads, fails or shows its content.
enum SampleEvent: ViewEvent, Equatable {
    case retry
    case open(Int)
}

struct SampleError: Error {
    let text: String
}

/// Shows an error and a button to try again.
final class ErrorView: View<SampleError> {
    let label = UILabel()
    let button = UIButton(type: .system)
    var log: [String] = []

    override func setUp() {
        super.setUp()
        log.append("setUp")
        addSubview(label)
        addSubview(button)
        button.addTarget(self, action: ErrorView.handleTap, for: .touchUpInside)
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        log.append("update")
        label.text = viewModel.text
    }

    private func handleTap() {
        emit(SampleEvent.retry)
    }
}

/// Handles what it knows and forwards the rest.
final class PickyView: View<Int>, ViewEventHandler {
    var handled: [SampleEvent] = []

    func handle(event: any ViewEvent, sender: UIView?) {
        guard let event = event as? SampleEvent, event == .retry else { return forward(event, sender: sender) }
        handled.append(event)
    }
}

/// An object that handles everything.
@MainActor
final class Recorder: ViewEventHandler {
    var events: [any ViewEvent] = []
    var senders: [UIView?] = []

    func handle(event: any ViewEvent, sender: UIView?) {
        events.append(event)
        senders.append(sender)
    }
}

/// A controller that handles everything.
final class RecordingController: UIViewController, ViewEventHandler {
    let recorder = Recorder()

    func handle(event: any ViewEvent, sender: UIView?) {
        recorder.handle(event: event, sender: sender)
    }
}
