import OpenUIKitCore

/// A view that records its events.
package final class RecordingView: UIView {
    package var name = ""
    package var log: Log?

    package final class Log {
        package var lines: [String] = []

        package init() {}

        package func add(_ line: String) { lines.append(line) }
    }

    package convenience init(_ name: String, _ log: Log) {
        self.init(frame: .zero)
        self.name = name
        self.log = log
    }

    private func note(_ text: String) { log?.add("\(name).\(text)") }

    package override func willMove(toSuperview newSuperview: UIView?) {
        note("willMoveToSuperview \(newSuperview != nil)")
    }
    package override func didMoveToSuperview() { note("didMoveToSuperview") }
    package override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    package override func didMoveToWindow() { note("didMoveToWindow") }
    package override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    package override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began \(touches.count)") }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved \(touches.count)") }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended \(touches.count)") }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled \(touches.count)")
    }
}
