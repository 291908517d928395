package import Accessibility
import ComponentFlow
internal import OpenUIKitCore

// The view is presented as a video, or as audio if there are no pictures, with its controls.
extension MediaView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        let isAudio = player.map { $0.hasAudio && !$0.hasVideo } ?? false
        node.role = isAudio ? .audio : .video
        if node.name.isEmpty { node.name = builtInText(isAudio ? .BuiltIn.mediaAudio : .BuiltIn.mediaVideo) }
        if node.value.isEmpty { node.value = stateText.map { builtInText($0) } ?? "" }
        if player?.status == .loading { node.states.insert(.busy) }
        guard let player, player.source != nil, !player.status.isFailure else { return }
        node.actions.append(
            AccessibilityAction(.activate, name: builtInText(player.wantsToPlay ? .BuiltIn.pause : .BuiltIn.play)))
    }

    /// The state of the player in a word.
    private var stateText: LocalizedString? {
        guard let player else { return nil }
        return switch player.status {
        case .idle: nil
        case .loading: .BuiltIn.mediaLoading
        case .failed(let error): error.message
        case .ready where player.hasEnded: .BuiltIn.mediaEnded
        case .ready: player.timeControlStatus == .paused ? .BuiltIn.mediaPaused : .BuiltIn.mediaPlaying
        }
    }
}
