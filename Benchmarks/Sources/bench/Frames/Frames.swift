import ComponentFlow
import ComponentFlowTesting

/// The size of the window in which frames are measured, in points.
let frameSize = CGSize(width: 1_000, height: 700)

/// Measures whole frames and the parts of their time.
@MainActor
func measureFrames(_ harness: Harness) {
    measureListScrolling(harness)
    measureAnimatingLayers(harness)
    measureTextScrolling(harness)
    measurePhotoScrolling(harness)
    measureTextResizing(harness)
    measureStyleSwitch(harness)
    measureThemeSwitch(harness)
}

extension Stage {
    /// The first scroll view in the window.
    var scrollView: UIScrollView? {
        Self.scrollView(in: window)
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    /// Measures frames, each of which scrolls the content of the stage.
    @MainActor
    func measureScrolling(_ harness: Harness, _ name: String, _ meaning: String, by step: CGFloat) {
        guard let scrollView else { return harness.skip("frame.\(name)", because: "nothing scrolls") }
        let end = scrollView.contentSize.height - scrollView.bounds.height
        harness.measureFrames(name, meaning, on: self) { _ in
            let offset = scrollView.contentOffset.y + step
            scrollView.contentOffset.y = offset < end ? offset : 0
        }
    }
}
