#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The animation of a component that stores one, which is that of the modifier `animation(_:value:)`.
///
/// Its values have the names `animation.duration` and `animation.curve`. An edited one remains until the view is removed.
@MainActor
struct AnimationValues: NamedValues {
    private static let prefix = "animation."
    private static let duration = prefix + "duration"
    private static let curve = prefix + "curve"
    private static let durations = 0.0...3_600.0

    let component: MountedComponent

    /// The values; none if the component stores no animation.
    var json: [JSONValue] {
        guard let animation = component.storedAnimation else { return [] }
        return [
            ["name": .string(Self.duration), "kind": "number", "value": .number(animation.seconds), "settable": true],
            ["name": .string(Self.curve), "kind": "text", "value": .string(animation.shape.text), "settable": true],
        ]
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.prefix)
    }

    /// Sets the duration or the curve, and returns the modifier.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        guard let animation = component.storedAnimation, name == Self.duration || name == Self.curve else {
            throw .invalidParameters(
                "There is no value \"\(name)\"; \(Self.duration) and \(Self.curve) are those of animation(_:value:).")
        }
        var (seconds, shape) = (animation.seconds, animation.shape)
        if name == Self.duration {
            seconds = try Self.seconds(of: json)
        } else {
            shape = try Self.shape(of: json)
        }
        component.storedAnimation = .curve(duration: seconds, curve: shape)
        return ".animation(\(shape.swift(duration: seconds)), value: …)"
    }

    private static func seconds(of json: JSONValue) throws(RPCError) -> Double {
        guard let seconds = json.usableNumber, durations.contains(seconds) else {
            throw .invalidParameters("\"\(duration)\" is a number of seconds from 0 to \(Int(durations.upperBound)).")
        }
        return seconds
    }

    private static func shape(of json: JSONValue) throws(RPCError) -> ComponentTransition.Animation.Curve {
        guard let shape = json.string.flatMap({ ComponentTransition.Animation.Curve(text: $0) }) else {
            throw .invalidParameters(
                "\"\(curve)\" is easeInOut, spring, linear, custom(x1, y1, x2, y2) or bounce(stiffness, damping).")
        }
        return shape
    }
}

extension ComponentTransition.Animation {
    /// The duration; 0 without animation.
    fileprivate var seconds: Double {
        if case .curve(let duration, _) = self { duration } else { 0 }
    }

    /// The curve; that of the system without animation.
    fileprivate var shape: Curve {
        if case .curve(_, let curve) = self { curve } else { .easeInOut }
    }
}

extension ComponentTransition.Animation.Curve {
    /// The name, with the numbers that the curve has.
    fileprivate var text: String {
        switch self {
        case .easeInOut: "easeInOut"
        case .spring: "spring"
        case .linear: "linear"
        case .custom(let x1, let y1, let x2, let y2): "custom(\(x1), \(y1), \(x2), \(y2))"
        case .bounce(let stiffness, let damping): "bounce(\(stiffness), \(damping))"
        }
    }

    /// Creates the curve of a text; returns `nil` for others.
    fileprivate init?(text: String) {
        let parts = text.split { "(), ".contains($0) }
        let numbers = parts.dropFirst().compactMap { Double($0) }.filter { $0.isFinite && abs($0) < 1e6 }
        guard let name = parts.first, numbers.count == parts.count - 1 else { return nil }
        switch (name, numbers.count) {
        case ("easeInOut", 0): self = .easeInOut
        case ("spring", 0): self = .spring
        case ("linear", 0): self = .linear
        case ("custom", 4): self = .custom(Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
        case ("bounce", 2) where numbers[0] > 0 && numbers[1] > 0:
            self = .bounce(stiffness: numbers[0], damping: numbers[1])
        default: return nil
        }
    }

    /// The Swift expression of a transition with the curve.
    fileprivate func swift(duration: Double) -> String {
        switch self {
        case .easeInOut, .spring, .linear: ".\(text)(duration: \(duration.swift))"
        case .custom, .bounce:
            "ComponentTransition(animation: .curve(duration: \(duration.swift), curve: .\(labeledText)))"
        }
    }

    /// The text with the labels of the arguments.
    private var labeledText: String {
        if case .bounce(let stiffness, let damping) = self {
            "bounce(stiffness: \(stiffness.swift), damping: \(damping.swift))"
        } else {
            text
        }
    }
}

#endif
