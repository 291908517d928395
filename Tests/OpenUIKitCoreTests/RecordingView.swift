import OpenUIKitCore

/// A view that records its events.
class RecordingView: UIView {
    var name = ""
    var log: Log?

    final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    convenience init(_ name: String, _ log: Log) {
        self.init(frame: .zero)
        self.name = name
        self.log = log
    }

    private func note(_ text: String) { log?.add("\(name).\(text)") }

    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview \(newSuperview != nil)") }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled \(touches.count)") }
}
