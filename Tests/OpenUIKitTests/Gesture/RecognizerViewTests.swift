import Testing

@testable import OpenUIKit

@Suite @MainActor struct RecognizerViewTests {
    @Test("A recogniser that outlives its view has none")
    func outlivesView() {
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        do {
            let view = UIView()
            view.addGestureRecognizer(tap)
            view.addGestureRecognizer(pan)
            #expect(tap.view === view && pan.view === view)
        }
        #expect(tap.view == nil && pan.view == nil)
    }

    @Test("A recogniser that went on to another view keeps that one when the first goes")
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

    @Test("Views that keep a recogniser that went on to another one do not take that away")
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

    @Test("A view released on another thread is no longer its recogniser's")
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

    /// Carries a view to another thread; only one thread has it at a time.
    private final class Box: @unchecked Sendable {
        var content: UIView?
        init(_ content: UIView?) { self.content = content }
    }
}
