#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay

// Events in recordings. A name of a phase belongs to the file format.

extension DisplayEvent {
    /// The event as the fields of an object.
    var fields: [String: JSONValue] {
        switch self {
        case .pointer(let event): event.fields
        case .touch(let event): event.fields
        case .scroll(let event): event.fields
        case .touchpad(let event): event.fields
        case .key(let event): event.fields
        case .resized(let size): ["kind": "resized", "size": JSONValue(size)]
        case .scaleFactorChanged(let scale): ["kind": "scale", "value": .number(scale)]
        case .appearanceChanged(let appearance): ["kind": "appearance", "dark": .bool(appearance == .dark)]
        case .textScaleChanged(let scale): ["kind": "textScale", "value": .number(scale)]
        case .accessibilityPreferencesChanged: ["kind": "accessibilityPreferences"]
        case .accentColorChanged(let color): ["kind": "accentColor", "color": color?.json ?? .null]
        case .windowSettingsChanged: ["kind": "windowSettings"]
        case .activeChanged(let isActive): ["kind": "active", "value": .bool(isActive)]
        case .visibilityChanged(let isVisible): ["kind": "visible", "value": .bool(isVisible)]
        case .closeRequested: ["kind": "close"]
        }
    }

    /// Creates an event of a kind from the fields of an object.
    init?(_ kind: String, _ json: JSONValue) {
        switch kind {
        case "pointer", "touch", "scroll", "touchpad", "key": self.init(input: kind, json)
        case "resized":
            guard let lengths = json["size"]?.usableNumbers(2) else { return nil }
            self = .resized(CGSize(width: lengths[0], height: lengths[1]))
        case "scale", "textScale":
            guard let value = json["value"]?.usableNumber, value > 0 else { return nil }
            self = kind == "scale" ? .scaleFactorChanged(value) : .textScaleChanged(value)
        case "appearance": self = .appearanceChanged(json["dark"]?.bool == true ? .dark : .light)
        case "accessibilityPreferences": self = .accessibilityPreferencesChanged
        case "accentColor": self = .accentColorChanged(json["color"].flatMap { CGColor(json: $0) })
        case "windowSettings": self = .windowSettingsChanged
        case "active": self = .activeChanged(json["value"]?.bool ?? true)
        case "visible": self = .visibilityChanged(json["value"]?.bool ?? true)
        case "close": self = .closeRequested
        default: return nil
        }
    }

    private init?(input kind: String, _ json: JSONValue) {
        guard let common = InputFields(json) else { return nil }
        switch kind {
        case "pointer": self.init(pointer: json, common)
        case "touch": self.init(touch: json, common)
        case "scroll":
            guard let delta = json["delta"]?.usableNumbers(2) else { return nil }
            self = .scroll(
                ScrollEvent(
                    location: common.location, delta: CGVector(dx: delta[0], dy: delta[1]),
                    isPrecise: json["precise"]?.bool ?? false, modifiers: common.modifiers,
                    timestamp: common.timestamp))
        case "touchpad": self.init(touchpad: json, common)
        default: self.init(key: json, common)
        }
    }

    private init?(pointer json: JSONValue, _ common: InputFields) {
        guard let phase = PointerEvent.phases.value(json["phase"]) else { return nil }
        self = .pointer(
            PointerEvent(
                phase: phase, location: common.location, button: json["button"]?.integer ?? 0,
                modifiers: common.modifiers, timestamp: common.timestamp))
    }

    private init?(touch json: JSONValue, _ common: InputFields) {
        guard let phase = TouchEvent.phases.value(json["phase"]), let finger = json["finger"]?.hexadecimal else {
            return nil
        }
        self = .touch(
            TouchEvent(
                identifier: UInt(finger), phase: phase, location: common.location, modifiers: common.modifiers,
                timestamp: common.timestamp))
    }

    private init?(touchpad json: JSONValue, _ common: InputFields) {
        guard let phase = TouchpadEvent.phases.value(json["phase"]) else { return nil }
        self = .touchpad(
            TouchpadEvent(
                phase: phase, location: common.location, scale: json["scale"]?.usableNumber ?? 1,
                angle: json["angle"]?.usableNumber ?? 0, modifiers: common.modifiers, timestamp: common.timestamp))
    }

    private init?(key json: JSONValue, _ common: InputFields) {
        guard let phase = KeyEvent.phases.value(json["phase"]), let key = KeyEvent.Meaning(json) else { return nil }
        self = .key(
            KeyEvent(
                phase: phase, keyCode: json["code"]?.integer.flatMap { UInt32(exactly: $0) }, keySymbol: key.keySymbol,
                characters: key.characters, unmodified: json["unmodified"].flatMap { KeyEvent.Meaning($0) },
                modifiers: common.modifiers, timestamp: common.timestamp))
    }
}

/// What all kinds of input have.
private struct InputFields {
    var location = CGPoint.zero
    var modifiers: KeyModifiers
    var timestamp: Double

    init?(_ json: JSONValue) {
        guard let timestamp = json["timestamp"]?.number, timestamp.isFinite else { return nil }
        self.timestamp = timestamp
        modifiers = KeyModifiers(rawValue: json["modifiers"]?.integer ?? 0)
        if let point = json["location"]?.usableNumbers(2) { location = CGPoint(x: point[0], y: point[1]) }
    }

    static func fields(
        _ kind: String, _ location: CGPoint?, _ modifiers: KeyModifiers, _ timestamp: Double,
        _ others: [String: JSONValue]
    ) -> [String: JSONValue] {
        var result = others
        result["kind"] = .string(kind)
        if let location { result["location"] = JSONValue(location) }
        if !modifiers.isEmpty { result["modifiers"] = JSONValue(modifiers.rawValue) }
        result["timestamp"] = .number(timestamp)
        return result
    }
}

/// The names of values in a file.
private struct Names<Value: Equatable & Sendable>: Sendable {
    let pairs: [(name: String, value: Value)]

    func name(_ value: Value) -> JSONValue {
        .string(pairs.first { $0.value == value }?.name ?? "")
    }

    func value(_ name: JSONValue?) -> Value? {
        pairs.first { $0.name == name?.string }?.value
    }
}

extension PointerEvent {
    fileprivate static let phases = Names<Phase>(pairs: [
        ("entered", .entered), ("moved", .moved), ("pressed", .pressed), ("released", .released), ("exited", .exited),
        ("cancelled", .cancelled),
    ])

    fileprivate var fields: [String: JSONValue] {
        InputFields.fields(
            "pointer", location, modifiers, timestamp,
            ["phase": Self.phases.name(phase), "button": JSONValue(button)])
    }
}

extension TouchEvent {
    fileprivate static let phases = Names<Phase>(pairs: [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ])

    fileprivate var fields: [String: JSONValue] {
        InputFields.fields(
            "touch", location, modifiers, timestamp,
            ["phase": Self.phases.name(phase), "finger": .string(hexadecimal: UInt64(identifier))])
    }
}

extension ScrollEvent {
    fileprivate var fields: [String: JSONValue] {
        InputFields.fields(
            "scroll", location, modifiers, timestamp,
            ["delta": [.number(delta.dx), .number(delta.dy)], "precise": .bool(isPrecise)])
    }
}

extension TouchpadEvent {
    fileprivate static let phases = Names<Phase>(pairs: [
        ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
    ])

    fileprivate var fields: [String: JSONValue] {
        InputFields.fields(
            "touchpad", location, modifiers, timestamp,
            ["phase": Self.phases.name(phase), "scale": .number(scale), "angle": .number(angle)])
    }
}

extension KeyEvent {
    fileprivate static let phases = Names<Phase>(pairs: [("pressed", .pressed), ("released", .released)])

    fileprivate var fields: [String: JSONValue] {
        var others: [String: JSONValue] = [
            "phase": Self.phases.name(phase), "symbol": JSONValue(Int(keySymbol)), "characters": .string(characters),
        ]
        if let keyCode { others["code"] = JSONValue(Int(keyCode)) }
        if let unmodified {
            others["unmodified"] = [
                "symbol": JSONValue(Int(unmodified.keySymbol)), "characters": .string(unmodified.characters),
            ]
        }
        return InputFields.fields("key", nil, modifiers, timestamp, others)
    }
}

extension KeyEvent.Meaning {
    fileprivate init?(_ json: JSONValue) {
        guard let symbol = json["symbol"]?.integer.flatMap({ UInt32(exactly: $0) }),
            let characters = json["characters"]?.string
        else { return nil }
        self.init(keySymbol: symbol, characters: characters)
    }
}

extension CGColor {
    var json: JSONValue {
        [.number(red), .number(green), .number(blue), .number(alpha)]
    }

    convenience init?(json: JSONValue) {
        guard let components = json.usableNumbers(4) else { return nil }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}

#endif
