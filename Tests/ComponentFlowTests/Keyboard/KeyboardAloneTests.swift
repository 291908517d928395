import ComponentFlow
import Foundation
import Fuzzing
import Testing

@testable import ComponentFlowTesting

/// Random sequences of keys on a page with all controls.
///
/// A run plays 12 sequences; with `FUZZ_EXHAUSTIVE=1` in the environment it plays 2,000.
@Suite("A page with all controls by random keys") @MainActor
struct KeyboardAloneTests {
    private nonisolated static let count: UInt64 =
        ProcessInfo.processInfo.environment["FUZZ_EXHAUSTIVE"] == "1" ? 2_000 : 12

    /// A page after a random sequence of keys, all of which are released.
    @MainActor
    private final class Session {
        let stage = Stage(size: CGSize(width: 900, height: 600))
        let keyboard: RandomKeyboard

        init(seed: UInt64) {
            keyboard = RandomKeyboard(stage)
            stage.show(AllControls())
            stage.advance(by: 0.1)
            var random = SeededRandom(seed: seed)
            for _ in 0..<Int.random(in: 20...60, using: &random) { keyboard.act(&random) }
            keyboard.releaseEverything()
        }

        var focused: UIView? { stage.window.focus.item }
        var stops: [UIView] { stage.window.focusRoot.focusStops }

        /// Presses Tab, with Control in texts in which it is a character.
        func pressTab() {
            keyboard.press(RandomKeyboard.tab, focused is UITextView ? .control : [])
        }

        /// Closes what covers the page.
        func closePresentations() {
            for _ in 0..<8 {
                keyboard.press(RandomKeyboard.escape, [])
                stage.advance(by: 1)
            }
        }
    }

    @Test(
        "The focus is enabled and not behind a presentation, and Tab moves it to a visible view", arguments: 0..<count)
    func focus(seed: UInt64) throws {
        let session = Session(seed: seed)
        if let focused = session.focused { expectUsable(focused, in: session) }
        session.pressTab()
        session.stage.advance(by: 1)
        let focused = try #require(session.focused)
        expectUsable(focused, in: session)
        let frame = focused.convert(focused.bounds, to: session.stage.window)
        #expect(frame.intersects(session.stage.window.bounds), "\(String(reflecting: type(of: focused))) at \(frame)")
    }

    private func expectUsable(_ focused: UIView, in session: Session) {
        #expect(focused.window === session.stage.window)
        #expect(focused.isDescendant(of: session.stage.window.focusRoot), "\(type(of: focused))")
        #expect(focused.canBecomeFocused, "\(type(of: focused))")
        #expect((focused as? UIControl)?.isEnabled != false, "\(type(of: focused))")
    }

    @Test("Tab reaches every view that can be focused, from wherever the focus is", arguments: 0..<count)
    func traps(seed: UInt64) {
        let session = Session(seed: seed)
        var missing = session.stops
        // Further rows of the list appear as the focus moves through it.
        for _ in 0..<200 where !missing.isEmpty {
            session.pressTab()
            let stops = session.stops
            missing.removeAll { $0 === session.focused || !stops.contains($0) }
        }
        #expect(missing.map { String(reflecting: type(of: $0)) } == [])
    }

    @Test("Escape closes everything that covers the page", arguments: 0..<count)
    func escape(seed: UInt64) {
        let session = Session(seed: seed)
        session.closePresentations()
        #expect(session.stage.window.rootViewController?.presentedViewController == nil)
        #expect(session.stops.contains { ($0 as? UITextField)?.placeholder == "Name" })
    }

    @Test("A plain key types its character once into a text field", arguments: 0..<count)
    func typing(seed: UInt64) throws {
        let session = Session(seed: seed)
        session.closePresentations()
        let field = try #require(
            session.stops.lazy.compactMap { $0 as? UITextField }.first { $0.placeholder == "Name" })
        field.becomeFirstResponder()
        field.selectAll(nil)
        for key in RandomKeyboard.letters { session.keyboard.press(key, []) }
        #expect(field.text == "aox ")
    }
}
