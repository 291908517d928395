#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay
internal import OpenQuartzCore

/// Synthetic input, which enters where the events of the display do.
@MainActor
struct InputRequests {
    /// The number of the synthetic finger.
    private static let finger = UInt.max
    /// The largest length of a text that is typed in one request, in characters.
    private static let maximumTextLength = 256

    let nodes: NodeTable
    let locations: WindowLocations

    func tap(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let (window, point) = try locations.location(parameters)
        let target = window.hitTest(point, with: nil)
        for phase in [TouchEvent.Phase.began, .ended] {
            try send(
                .touch(TouchEvent(identifier: Self.finger, phase: phase, location: point, timestamp: now)), to: window)
        }
        return ["target": target.map { .string(nodes.id(of: $0)) } ?? .null]
    }

    func scroll(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let (window, point) = try locations.location(parameters)
        let delta = CGVector(dx: try parameters.number("dx") ?? 0, dy: try parameters.number("dy") ?? 0)
        try send(
            .scroll(ScrollEvent(location: point, delta: delta, isPrecise: true, timestamp: now)), to: window)
        return [:]
    }

    func type(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let text = try RequestParameters.required(parameters.text("text"), "text")
        guard text.count <= Self.maximumTextLength else {
            throw .invalidParameters("\"text\" has at most \(Self.maximumTextLength) characters.")
        }
        let window = try locations.window(parameters)
        for character in text { try press(KeyEvent.Meaning(typing: character), [], in: window) }
        return [:]
    }

    func key(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let name = try RequestParameters.required(parameters.text("key"), "key")
        guard let key = NamedKey.key(name) else { throw .invalidParameters("There is no key \"\(name)\".") }
        let names = try parameters.text("modifiers") ?? ""
        guard let modifiers = NamedKey.modifiers(names) else {
            throw .invalidParameters("\"modifiers\" are shift, control, alt and super, separated by +.")
        }
        try press(key, modifiers, in: locations.window(parameters))
        return [:]
    }

    private func press(_ key: KeyEvent.Meaning, _ modifiers: KeyModifiers, in window: UIWindow) throws(RPCError) {
        for phase in [KeyEvent.Phase.pressed, .released] {
            let event = KeyEvent(
                phase: phase, keySymbol: key.keySymbol, characters: key.characters, modifiers: modifiers,
                timestamp: now)
            try send(.key(event), to: window)
        }
    }

    private var now: Double {
        MediaClock.current.now
    }

    private func send(_ event: DisplayEvent, to window: UIWindow) throws(RPCError) {
        guard let handler = window.surface?.onEvent else { throw .impossible("The window was closed.") }
        handler(event)
    }
}

#endif
