/// A value that an animation was given and that its property cannot take.
struct UnusableAnimationValue: Error {
    /// The value and its type, as text.
    var description: String

    init(_ value: Any) {
        description = "\(value), a \(type(of: value))"
    }
}

/// One entry of the table of animatable properties: a key path, and all that depends on the type of its value.
@MainActor final class LayerProperty {
    let name: String
    /// What a change of it makes the painter look at.
    let marks: RenderDirty
    /// Whether the value is a yes or no; those change at once if nothing else was asked for.
    let isSwitch: Bool
    /// Whether layers with such values have the property; nil if all have.
    private let owner: ((LayerValues) -> Bool)?
    /// Whether two sets of values look the same as far as this property is concerned.
    let isEqual: (LayerValues, LayerValues) -> Bool
    /// The value, in the form that users see.
    let value: (LayerValues) -> Any
    /// Changes the value; false if this is no value for the property.
    let setValue: (Any, inout LayerValues) -> Bool
    /// How far, on the way from one set of values to an end, another set of values is.
    let fraction: (_ start: LayerValues, _ values: LayerValues, _ end: Any) -> Double?
    private let basicMotion: (CABasicAnimation, LayerValues) throws -> AnimationTrack.Motion
    private let keyframeMotion: (CAKeyframeAnimation) throws -> AnimationTrack.Motion?

    /// Makes an entry.
    ///
    /// Everything is compiled for `Value` here, where it is known; see `AnimationTrack`.
    @inline(__always)
    init<Value: AnimatableValue>(
        _ name: String, _ marks: RenderDirty, _ read: @escaping (LayerValues) -> Value,
        _ write: @escaping (inout LayerValues, Value) -> Void, owner: ((LayerValues) -> Bool)? = nil
    ) {
        self.name = name
        self.owner = owner
        self.marks = marks
        isSwitch = Value.self == Bool.self
        isEqual = { read($0) == read($1) }
        value = { read($0).animationValue }
        setValue = { given, values in
            guard let value = Value(animationValue: given) else { return false }
            write(&values, value)
            return true
        }
        fraction = { start, values, given in
            guard let end = Value(animationValue: given) else { return nil }
            return read(start).fraction(of: read(values), towards: end)
        }
        basicMotion = { animation, presented in
            var ends = try BasicEnds<Value>(animation)
            if ends.isEmpty, !animation.isAdditive { ends.from = read(presented) }
            let combination = AnimationCombination(animation)
            return { progress, iteration, values in
                let underlying = read(values)
                let (start, end) = ends.resolved(current: combination.isAdditive ? .neutral : underlying)
                let value = start.interpolated(to: end, by: progress)
                write(&values, combination.combine(value, end: end, iteration: iteration, over: underlying))
            }
        }
        keyframeMotion = { animation in
            let values = try (animation.values ?? []).map { try Value.usable($0) }
            guard !values.isEmpty else { return nil }
            let keyframes = Keyframes(values, of: animation)
            let combination = AnimationCombination(animation)
            return { progress, iteration, values in
                let value = keyframes.value(at: progress)
                let underlying = read(values)
                write(&values, combination.combine(value, end: keyframes.end, iteration: iteration, over: underlying))
            }
        }
    }

    /// The property of a layer with a key path; nil if such a layer has none.
    static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
        guard let property = table[keyPath] else { return nil }
        return property.owner?(layer.modelValues) ?? true ? property : nil
    }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The motion of a basic animation; nil, after a diagnostic, if its values do not fit.
    func makeTrack(for animation: CABasicAnimation, pacing: AnimationPacing, on layer: CALayer) -> AnimationTrack? {
        makeTrack(pacing: pacing, on: layer) { try basicMotion(animation, layer.presented) }
    }

    /// The motion of a key frame animation; nil, after a diagnostic, if its values do not fit.
    func makeTrack(for animation: CAKeyframeAnimation, pacing: AnimationPacing, on layer: CALayer) -> AnimationTrack? {
        makeTrack(pacing: pacing, on: layer) { try keyframeMotion(animation) }
    }

    private func makeTrack(
        pacing: AnimationPacing, on layer: CALayer, _ makeMotion: () throws -> AnimationTrack.Motion?
    ) -> AnimationTrack? {
        do {
            return try makeMotion().map { AnimationTrack(self, pacing: pacing, motion: $0) }
        } catch {
            let given = (error as? UnusableAnimationValue)?.description ?? "\(error)"
            LayerDiagnostics.report(
                "an animation of \(name) got \(given); it runs without effect", at: layer,
                hint: "Use finite values of the property's own type, plain or in an NSValue or NSNumber.")
            return nil
        }
    }
}

extension AnimatableValue {
    /// The value as users hand it over.
    fileprivate static func usable(_ given: Any) throws -> Self {
        guard let value = Self(animationValue: given) else { throw UnusableAnimationValue(given) }
        return value
    }

    /// The value as users hand it over; nil in any disguise is nil, unless the type has a place for it.
    fileprivate static func usableIfPresent(_ given: Any?) throws -> Self? {
        guard let given else { return nil }
        if let value = Self(animationValue: given) { return value }
        guard isNilValue(given) else { throw UnusableAnimationValue(given) }
        return nil
    }
}

extension BasicEnds {
    fileprivate init(_ animation: CABasicAnimation) throws {
        from = try Value.usableIfPresent(animation.fromValue)
        to = try Value.usableIfPresent(animation.toValue)
        by = try Value.usableIfPresent(animation.byValue)
    }

    fileprivate var isEmpty: Bool {
        from == nil && to == nil && by == nil
    }
}
