import ComponentFlow
import ComponentFlowTesting
import OpenDisplay

extension Stage {
    /// Presses and releases a key together with modifier keys.
    @MainActor func press(_ symbol: UInt32, _ characters: String = "", with modifiers: KeyModifiers) {
        clock.install()
        for phase in [KeyEvent.Phase.pressed, .released] {
            (window.surface as? OffscreenSurface)?.send(
                .key(
                    KeyEvent(
                        phase: phase, keySymbol: symbol, characters: characters, modifiers: modifiers,
                        timestamp: clock.now)))
        }
        advance(by: 0)
    }
}
