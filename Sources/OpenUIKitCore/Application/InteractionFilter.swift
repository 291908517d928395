/// Drops the touches and pointer events of a program that ignores interaction.
///
/// Touches that began before are still delivered, so that controls and gestures do not stay in an intermediate state.
@MainActor struct InteractionFilter {
    /// How often interaction was requested to be ignored.
    var depth = 0
    private var ignored: Set<ObjectIdentifier> = []

    /// Returns whether an event is dropped.
    mutating func drops(_ event: UIEvent) -> Bool {
        switch event.type {
        case .touches: depth > 0 || !ignored.isEmpty ? dropsTouches(of: event) : false
        case .scroll, .hover, .transform: depth > 0
        case .motion, .remoteControl, .presses: false
        }
    }

    private mutating func dropsTouches(of event: UIEvent) -> Bool {
        let touches = event.changedTouches
        if depth > 0 {
            for touch in touches where touch.phase == .began { ignored.insert(ObjectIdentifier(touch)) }
        }
        let areIgnored = touches.allSatisfy { ignored.contains(ObjectIdentifier($0)) }
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            ignored.remove(ObjectIdentifier(touch))
        }
        return areIgnored
    }
}
