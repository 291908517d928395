import ComponentFlow
import ComponentFlowTesting

extension Benchmark {
    /// Benchmarks in pairs: views whose class overrides nothing, and views whose class overrides what the framework
    /// detects, but only calls `super`.
    ///
    /// Without the detection every view would take the time of the second of a pair.
    static var overrides: [Benchmark] {
        [
            display("none", "one of 1,000 views is created, added and displayed first") { UIView(frame: $0) },
            display("all", "the same with overrides of drawing, hit testing, constraint and window methods") {
                OverridingView(frame: $0)
            },
            hitTest("none", "the rearmost of 1,000 sibling views") { UIView(frame: $0) },
            hitTest("all", "the same with overrides of hit testing") { OverridingView(frame: $0) },
            label("none", "one of 100 labels is created, added and displayed first, with pixels") {
                UILabel(frame: $0)
            },
            label("all", "the same with an override of drawing") { OverridingLabel(frame: $0) },
        ]
    }

    private static func display(
        _ name: String, _ meaning: String, makeView: @escaping @MainActor (CGRect) -> UIView
    ) -> Benchmark {
        Benchmark("overrides.display.\(name)", meaning, unit: .nanoseconds, parts: 1_000, turns: 2) {
            filling(Stage(size: CGSize(width: 400, height: 400), scale: 0.01)) { page in
                for index in 0..<1_000 {
                    page.addSubview(makeView(CGRect(x: index % 40 * 10, y: index / 40 * 10, width: 9, height: 9)))
                }
            }
        }
    }

    private static func label(
        _ name: String, _ meaning: String, makeLabel: @escaping @MainActor (CGRect) -> UILabel
    ) -> Benchmark {
        Benchmark("overrides.label.\(name)", meaning, unit: .microseconds, parts: 100, turns: 2) {
            filling(Stage(size: CGSize(width: 400, height: 400), scale: 1)) { page in
                for index in 0..<100 {
                    let label = makeLabel(CGRect(x: index % 4 * 100, y: index / 4 * 16, width: 100, height: 16))
                    label.text = "Label \(index)"
                    page.addSubview(label)
                }
            }
        }
    }

    /// Returns a scene that adds views to an empty page on a stage, and displays a frame.
    private static func filling(_ stage: Stage, addViews: @escaping @MainActor (UIView) -> Void) -> Scene {
        let page = UIView(frame: stage.window.bounds)
        stage.show(page)
        return Scene(
            prepare: { _ in
                for view in page.subviews.reversed() { view.removeFromSuperview() }
                _ = stage.measureFrame(after: 0)
            },
            operation: { _ in
                addViews(page)
                _ = stage.measureFrame(after: 0)
            })
    }

    private static func hitTest(
        _ name: String, _ meaning: String, makeView: @escaping @MainActor (CGRect) -> UIView
    ) -> Benchmark {
        Benchmark("overrides.hittest.\(name)", meaning, unit: .microseconds, turns: 20) {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            for index in 0..<1_000 {
                page.addSubview(makeView(CGRect(x: index % 40 * 10, y: index / 40 * 10, width: 9, height: 9)))
            }
            return Scene { _ in _ = page.hitTest(CGPoint(x: 5, y: 5), with: nil) }
        }
    }
}

private final class OverridingView: UIView {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }

    override func updateConstraints() {
        super.updateConstraints()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
    }
}

private final class OverridingLabel: UILabel {
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect)
    }
}
