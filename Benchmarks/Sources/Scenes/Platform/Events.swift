import ComponentFlow
import ComponentFlowTesting
import FLIC

extension Benchmark {
    /// Benchmarks of event delivery: touches with gesture recognizers, key presses, and FLIC events.
    static var events: [Benchmark] {
        [tap, drag, keyPress, flicEvent]
    }

    /// Nests views, with the given inner view as the deepest.
    private static func nest<Inner: UIView>(_ inner: Inner, in outer: UIView, depth: Int) {
        var outer = outer
        for _ in 0..<depth {
            let view = UIView(frame: outer.bounds)
            outer.addSubview(view)
            outer = view
        }
        inner.frame = outer.bounds
        outer.addSubview(inner)
    }

    private static func makeStage() -> Stage {
        Stage(size: CGSize(width: 400, height: 400), scale: 0.01)
    }

    private static var tap: Benchmark {
        Benchmark("events.tap", "a tap recognized by a view with 20 ancestors", unit: .microseconds) {
            let stage = makeStage()
            let view = UIView()
            var taps = 0
            view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            nest(view, in: stage.window, depth: 20)
            return Scene { _ in stage.tap(at: CGPoint(x: 200, y: 200)) }
        }
    }

    private static var drag: Benchmark {
        Benchmark(
            "events.drag", "a finger scrolls a scroll view with 20 ancestors by 100 points in 15 movements",
            unit: .microseconds, turns: 10
        ) {
            let stage = makeStage()
            let view = UIScrollView()
            nest(view, in: stage.window, depth: 20)
            view.contentSize = CGSize(width: 400, height: 4_000)
            return Scene { _ in
                view.contentOffset.y = 1_000
                stage.settle()
            } operation: { _ in
                stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
            }
        }
    }

    private static var keyPress: Benchmark {
        Benchmark("events.key", "a key press inserts a letter in a text field", unit: .microseconds, turns: 40) {
            let stage = makeStage()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            return Scene {
                if $0.isMultiple(of: 20) { field.text = "" }
            } operation: { _ in
                stage.type("a")
            }
        }
    }

    private static var flicEvent: Benchmark {
        Benchmark(
            "events.flic", "a FLIC view emits an event to a handler 20 ancestors up", unit: .nanoseconds, turns: 200
        ) {
            let handler = Handler(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = EventView(frame: .zero)
            nest(view, in: handler, depth: 20)
            return Scene { _ in withExtendedLifetime(handler) { view.emit(Happened()) } }
        }
    }
}

private struct Happened: ViewEvent {}

private final class Handler: UIView, ViewEventHandler {
    private var eventCount = 0

    func handle(event: any ViewEvent, sender: UIView?) {
        eventCount += 1
    }
}
