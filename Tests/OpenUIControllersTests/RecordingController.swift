import OpenUIKitCore
import OpenUIControllers

/// A controller that records its life cycle calls.
@MainActor class RecordingController: UIViewController {
    final class Log {
        var lines: [String] = []

        /// Returns the lines that were recorded since the last call.
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ text: String) { log.lines.append("\(name) \(text)") }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note(view.window == nil ? "isAppearing nowhere" : "isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
}
