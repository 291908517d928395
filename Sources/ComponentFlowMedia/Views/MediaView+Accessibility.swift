package import Accessibility
import ComponentFlow
internal import OpenUIKitCore

// The view is presented as a video, or as audio if there are no pictures, with its controls.
extension MediaView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        let isAudio = player.map { $0.hasAudio && !$0.hasVideo } ?? false
        node.role = isAudio ? .audio : .video
        if node.name.isEmpty { node.name = isAudio ? "Audio" : "Video" }
        if node.value.isEmpty { node.value = stateText }
        if player?.status == .loading { node.states.insert(.busy) }
        guard let player, player.source != nil, !player.status.isFailure else { return }
        node.actions.append(AccessibilityAction(.activate, name: player.wantsToPlay ? "Pause" : "Play"))
    }

    /// The state of the player in a word.
    private var stateText: String {
        guard let player else { return "" }
        return switch player.status {
        case .idle: ""
        case .loading: "Loading"
        case .failed(let error): error.errorDescription ?? ""
        case .ready where player.hasEnded: "Ended"
        case .ready: player.timeControlStatus == .paused ? "Paused" : "Playing"
        }
    }
}
