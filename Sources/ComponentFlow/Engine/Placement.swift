/// The state of a node's view within its parent's view.
struct Placement {
    enum Presence: UInt8 {
        case absent
        case inserted
        /// The parent no longer shows the child, and its removal animation is running.
        case leaving
    }

    var presence = Presence.absent
    /// Whether a custom `Update` placed the view last.
    var isPlacedByUpdate = false
    /// The pass in which the child was last added, if the order of the children changed in that pass.
    var addedPass: UInt64 = 0
}
