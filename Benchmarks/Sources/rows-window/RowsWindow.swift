import ComponentFlow
import Foundation
import Rows

/// Displays the rows in a window and performs the operations that it reads, line by line.
///
///     rows-window componentflow|render|openuikit
///
/// Prints `ready SECONDS` after its first frame is painted, and `done OPERATION MILLISECONDS` for each line that names
/// an operation: the time from the call of its handler until the frame that shows the result is painted. `state` prints
/// the data as `state JSON`; `quit` ends the program.
@main
final class RowsWindow: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 700))
    private let page = RowsWindow.framework.makePage()
    private let frames = FrameLines()
    private var commands: LineSource?

    private static var framework: RowsFramework {
        CommandLine.arguments.dropFirst().first.flatMap { RowsFramework(rawValue: $0) } ?? .componentFlow
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        page.view.frame = window.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(page.view)
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = .light
        frames.next { [self] seconds in print("ready \(seconds)") }
        commands = LineSource(descriptor: STDIN_FILENO) { [weak self] line in
            self?.obey(line)
        } onEnd: {
            exit(0)
        }
        window.makeKeyAndVisible()
        return true
    }

    private func obey(_ line: String) {
        if line == "quit" { exit(0) }
        if line == "state" { return print("state \(TableState(page.model).json)") }
        guard let operation = RowsOperation(rawValue: line) else { return print("unknown \(line)") }
        // Waits long enough after the last frame that the frame clock does not delay the next one.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { self.perform(operation) }
    }

    private func perform(_ operation: RowsOperation) {
        let start = monotonicSeconds()
        frames.next { [self] end in print("done \(operation.rawValue) \((end - start) * 1_000)") }
        page.perform(operation)
    }

    private func monotonicSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }

    private func print(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

/// The first rows of the table and the last one, for comparison with the tables of other programs.
private struct TableState: Encodable {
    let count: Int
    let selected: Int
    let ids: [Int]
    let labels: [String]

    init(_ model: RowsModel) {
        count = model.rows.count
        selected = model.selection ?? 0
        let shown = model.rows.prefix(6) + model.rows.dropFirst(6).suffix(1)
        ids = shown.map(\.id)
        labels = shown.map(\.label)
    }

    var json: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
