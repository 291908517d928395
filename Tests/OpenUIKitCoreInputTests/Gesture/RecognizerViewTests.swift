import Testing

import OpenUIKitCore

@Suite @MainActor struct RecognizerViewTests {
    @Test("A gesture recognizer has no view after its view is released")
    func outlivesView() {
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        do {
            let view = UIView()
            view.addGestureRecognizer(tap)
            view.addGestureRecognizer(pan)
            #expect(tap.view === view)
            #expect(pan.view === view)
        }
        #expect(tap.view == nil)
        #expect(pan.view == nil)
    }

    @Test("A gesture recognizer that moved to another view keeps it when the first view is released")
    func movesOn() {
        let tap = UITapGestureRecognizer()
        let second = UIView()
        do {
            let first = UIView()
            first.addGestureRecognizer(tap)
            second.addGestureRecognizer(tap)
            #expect(first.gestureRecognizers == nil)
        }
        #expect(tap.view === second)
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }

    @Test("A view that retains a recognizer of another view does not clear its view when released")
    func keptByFirst() {
        final class Keeping: UIView {
            override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
        }
        let tap = UITapGestureRecognizer()
        let second = UIView()
        do {
            let first = Keeping()
            first.addGestureRecognizer(tap)
            second.addGestureRecognizer(tap)
            #expect(first.gestureRecognizers == [tap])
        }
        #expect(tap.view === second)
    }

    @Test("Releasing a view on another thread clears the view of its recognizer")
    func releasedElsewhere() async {
        let tap = UITapGestureRecognizer()
        let box = Box(UIView())
        box.content?.addGestureRecognizer(tap)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                box.content = nil
                done.resume()
            }
        }
        #expect(tap.view == nil)
    }

    /// Transfers a view to another thread; only one thread accesses it at a time.
    private final class Box: @unchecked Sendable {
        var content: UIView?
        init(_ content: UIView?) { self.content = content }
    }
}
