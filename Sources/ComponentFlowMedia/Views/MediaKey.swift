import ComponentFlow
import Foundation
internal import OpenUIKitCore

/// The keys that control players.
enum MediaKey: Hashable {
    case togglePlayback
    case toggleMute
    case toggleFullScreen
    /// In seconds.
    case skip(TimeInterval)

    /// The meaning of a key without modifiers; `nil` for other keys.
    @MainActor init?(_ press: UIPress) {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
            return nil
        }
        if let step = Self.step(of: press) {
            self = .skip(step)
            return
        }
        switch key.charactersIgnoringModifiers.lowercased() {
        case " ", "k": self = .togglePlayback
        case "m": self = .toggleMute
        case "f": self = .toggleFullScreen
        default: return nil
        }
    }

    /// The seconds by which the left and the right arrow key move the position of a player: as the controls, in the same
    /// direction in all layouts.
    @MainActor static func step(of press: UIPress) -> TimeInterval? {
        switch press.key?.keyCode {
        case .keyboardRightArrow: MediaScrubber.step
        case .keyboardLeftArrow: -MediaScrubber.step
        default: nil
        }
    }
}
