import Fuzzing
import OpenDisplay

@testable import ComponentFlowTesting

/// A keyboard on which a user with little control over it presses keys: they are held and repeat, are released in any
/// order, or not at all, and modifiers precede, outlast or replace each other.
@MainActor
final class RandomKeyboard {
    /// A key with the symbol and the text that it produces.
    struct Key {
        let symbol: UInt32
        var text = ""
    }

    static let letters = ["a", "o", "x", " "].map { Key(symbol: $0.unicodeScalars.first?.value ?? 0, text: $0) }
    static let tab = Key(symbol: 0xff09, text: "\t")
    static let escape = Key(symbol: 0xff1b)
    private static let others: [Key] = [
        Key(symbol: 0xff0d, text: "\r"), Key(symbol: 0xff08), Key(symbol: 0xffff), Key(symbol: 0xff51),
        Key(symbol: 0xff52), Key(symbol: 0xff53), Key(symbol: 0xff54), Key(symbol: 0xff50), Key(symbol: 0xff57),
        Key(symbol: 0xff55), Key(symbol: 0xff56), Key(symbol: 0xffc3), Key(symbol: 0xffc7), Key(symbol: 0xff67),
    ]
    private static let modifiers: [(key: Key, modifier: KeyModifiers)] = [
        (Key(symbol: 0xffe1), .shift), (Key(symbol: 0xffe3), .control), (Key(symbol: 0xffe9), .alternate),
    ]

    private let stage: Stage
    private var held: [UInt32: Key] = [:]
    private var heldModifiers: KeyModifiers = []
    /// The modifiers that sticky keys add to the next key.
    private var latched: KeyModifiers = []

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// Does something that users do.
    func act(_ random: inout SeededRandom) {
        switch Int.random(in: 0..<24, using: &random) {
        case 0: changeActivity()
        case 1...3: toggleModifier(&random)
        case 4: latch(&random)
        case 5...6: if let key = held.values.sorted(by: { $0.symbol < $1.symbol }).first { send(.pressed, key) }
        case 7...8: if let key = held.values.max(by: { $0.symbol < $1.symbol }) { release(key) }
        case 9...13: press(Self.tab)
        case 14: press(Self.escape)
        case 15...18: press(Self.letters.randomElement(using: &random) ?? Self.tab, isHeld: random.next() % 3 == 0)
        case 19: stage.advance(by: Double(random.next() % 4) / 10)
        default: press(Self.others.randomElement(using: &random) ?? Self.tab, isHeld: random.next() % 4 == 0)
        }
    }

    /// Presses a key, and releases it unless it is held.
    func press(_ key: Key, _ modifiers: KeyModifiers? = nil, isHeld: Bool = false) {
        send(.pressed, key, modifiers)
        latched = []
        if isHeld { held[key.symbol] = key } else { release(key, modifiers) }
    }

    /// Releases all keys, in a window with the keyboard.
    func releaseEverything() {
        if !stage.surface.isActive { changeActivity() }
        for key in held.values.sorted(by: { $0.symbol < $1.symbol }) { release(key) }
        for (key, modifier) in Self.modifiers where heldModifiers.contains(modifier) {
            send(.released, key)
            heldModifiers.remove(modifier)
        }
        latched = []
        stage.advance(by: 1)
    }

    private func release(_ key: Key, _ modifiers: KeyModifiers? = nil) {
        held[key.symbol] = nil
        send(.released, key, modifiers)
    }

    /// Moves to another window, and back.
    private func changeActivity() {
        stage.surface.setActive(!stage.surface.isActive)
    }

    private func toggleModifier(_ random: inout SeededRandom) {
        guard let (key, modifier) = Self.modifiers.randomElement(using: &random) else { return }
        let isHeld = heldModifiers.contains(modifier)
        send(isHeld ? .released : .pressed, key)
        if isHeld { heldModifiers.remove(modifier) } else { heldModifiers.insert(modifier) }
    }

    /// Presses and releases a modifier of sticky keys, which applies to the next key.
    private func latch(_ random: inout SeededRandom) {
        guard let (key, modifier) = Self.modifiers.randomElement(using: &random) else { return }
        send(.pressed, key)
        latched.insert(modifier)
        send(.released, key)
    }

    private func send(_ phase: KeyEvent.Phase, _ key: Key, _ modifiers: KeyModifiers? = nil) {
        guard stage.surface.isActive else { return }
        let modifiers = modifiers ?? heldModifiers.union(latched)
        let characters = modifiers.contains(.shift) ? key.text.uppercased() : key.text
        // Shift and Tab produce another symbol.
        let symbol = key.symbol == Self.tab.symbol && modifiers.contains(.shift) ? 0xfe20 : key.symbol
        stage.surface.send(
            .key(
                KeyEvent(
                    phase: phase, keyCode: key.symbol, keySymbol: symbol,
                    characters: symbol == 0xfe20 ? "" : characters,
                    unmodified: KeyEvent.Meaning(keySymbol: key.symbol, characters: key.text), modifiers: modifiers,
                    timestamp: stage.clock.now)))
        stage.advance(by: 1.0 / 60)
    }
}
