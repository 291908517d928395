import OpenUIKitCore
import UIKitTestSupport

/// Records a scroll view's delegate calls; successive `didScroll` calls are recorded once.
@MainActor final class ScrollRecorder: UIScrollViewDelegate {
    private(set) var lines: [String] = []
    private(set) var scrolls = 0
    private(set) var offeredTarget: CGPoint?
    private(set) var offeredVelocity: CGPoint?
    var chosenTarget: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?

    private func note(_ line: String) {
        if lines.last != line || line != "didScroll" { lines.append(line) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        note("didScroll")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        offeredTarget = targetContentOffset.pointee
        offeredVelocity = velocity
        if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset") }
}

extension WindowStage {
    /// Adds a scroll view that fills the stage, with content of a size, and returns it with its recorder.
    func addScrollView(
        _ contentSize: CGSize = CGSize(width: 200, height: 5000)
    ) -> (view: UIScrollView, log: ScrollRecorder) {
        let view = add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        view.contentSize = contentSize
        let log = ScrollRecorder()
        view.delegate = log
        return (view, log)
    }
}
