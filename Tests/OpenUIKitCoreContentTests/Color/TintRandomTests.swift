import Fuzzing
import OpenUIKitCore
import Testing

/// Random trees of views whose tint colors, modes and superviews change.
@MainActor
struct TintRandomTests {
    /// Stores its tint color when it is notified of a change, as views do that color a layer.
    private final class Colored: UIView {
        private(set) lazy var shown = tintColor
        override func tintColorDidChange() { shown = tintColor }
    }

    @Test("Each view is notified of each change of its tint color", arguments: 0..<40)
    func notified(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let views = (0..<7).map { _ in Colored() }
        for view in views { _ = view.shown }
        for step in 0..<60 {
            let view = views[Int.random(in: 0..<7, using: &random)]
            switch Int.random(in: 0..<4, using: &random) {
            case 0: view.tintColor = [nil, .red, .green].randomElement(using: &random) ?? nil
            case 1:
                view.tintAdjustmentMode = [.automatic, .normal, .dimmed].randomElement(using: &random) ?? .automatic
            case 2: view.removeFromSuperview()
            default:
                let superview = views[Int.random(in: 0..<7, using: &random)]
                if !superview.isDescendant(of: view) { superview.addSubview(view) }
            }
            for (index, view) in views.enumerated() {
                #expect(view.shown == view.tintColor, "view \(index) after step \(step)")
            }
        }
    }
}
