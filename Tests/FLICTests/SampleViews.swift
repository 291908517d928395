import FLIC

/// A small version of the specification's sample: a screen that loads, fails or shows its content.
enum SampleEvent: ViewEvent, Equatable {
    case retry
    case open(Int)
}

struct SampleError: Error {
    let text: String
}

/// Displays an error and a retry button.
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

/// Handles some events and forwards the rest.
final class PartialHandlerView: View<Int>, ViewEventHandler {
    var handled: [SampleEvent] = []

    func handle(event: any ViewEvent, sender: UIView?) {
        guard let event = event as? SampleEvent, event == .retry else { return forward(event, sender: sender) }
        handled.append(event)
    }
}

/// An object that handles and records all events.
@MainActor
final class Recorder: ViewEventHandler {
    var events: [any ViewEvent] = []
    var senders: [UIView?] = []

    func handle(event: any ViewEvent, sender: UIView?) {
        events.append(event)
        senders.append(sender)
    }
}

/// A controller that handles and records all events.
final class RecordingController: UIViewController, ViewEventHandler {
    let recorder = Recorder()

    func handle(event: any ViewEvent, sender: UIView?) {
        recorder.handle(event: event, sender: sender)
    }
}
