/// An animation value that is not valid for its property.
struct InvalidAnimationValue: Error {
    /// The value and its type, for diagnostics.
    var description: String

    init(_ value: Any) {
        description = "\(value), a \(type(of: value))"
    }
}

/// The getter and setter of a property.
struct PropertyAccess<Value> {
    let read: (LayerValues) -> Value
    let write: (inout LayerValues, Value) -> Void
}

/// An entry in the table of animatable properties: a key path and all operations that depend on the type of its value.
@MainActor final class LayerProperty {
    let name: String
    /// The aspects of the layer that need to be rendered again when the property changes.
    let marks: RenderDirty
    /// Whether the value is a Boolean, which changes immediately unless an action is specified explicitly.
    let isBoolean: Bool
    /// Whether writing the property leaves all other properties unchanged.
    ///
    /// The components of a transform are not independent: writing one decomposes and recomposes the transform, which
    /// rounds the others.
    let isIndependent: Bool
    /// Returns whether layers with the given values have the property; `nil` if all layers have it.
    private let owner: ((LayerValues) -> Bool)?
    /// Compares the property in two sets of values.
    let isEqual: (LayerValues, LayerValues) -> Bool
    /// Returns the value in the representation used by clients.
    let value: (LayerValues) -> Any
    /// Sets the value; returns `false` if the value is not valid for the property.
    let setValue: (Any, inout LayerValues) -> Bool
    /// Returns the progress of one set of values between another set and an end value.
    let fraction: (_ start: LayerValues, _ values: LayerValues, _ end: Any) -> Double?
    private let basicMotion: (CABasicAnimation, LayerValues) throws -> AnimationTrack.Motion
    private let keyframeMotion: (CAKeyframeAnimation) throws -> AnimationTrack.Motion?
    /// The accessors, if the property is a point.
    private let places: PropertyAccess<CGPoint>?
    /// The accessors, if the property is a transform.
    private let transforms: PropertyAccess<CATransform3D>?

    /// Creates an entry.
    ///
    /// Inlined so that all closures are specialized for `Value`; see `AnimationTrack`.
    @inline(__always)
    init<Value: AnimatableValue>(
        _ name: String, _ marks: RenderDirty, _ read: @escaping (LayerValues) -> Value,
        _ write: @escaping (inout LayerValues, Value) -> Void, owner: ((LayerValues) -> Bool)? = nil
    ) {
        self.name = name
        self.owner = owner
        self.marks = marks
        isIndependent = !["transform.", "sublayerTransform.", "instanceTransform."].contains { name.hasPrefix($0) }
        isBoolean = Value.self == Bool.self
        let access = PropertyAccess(read: read, write: write)
        places = access as? PropertyAccess<CGPoint>
        transforms = access as? PropertyAccess<CATransform3D>
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
            var given = try BasicEnds<Value>(animation)
            if given.isEmpty, !animation.isAdditive { given.from = read(presented) }
            // A captured variable would be checked for exclusive access in every frame.
            let ends = given
            let combination = AnimationCombination(animation)
            let base = UnderlyingValue<Value>()
            return { progress, iteration, isFresh, values in
                let shown = read(values)
                let underlying = base.value(isFresh: isFresh, shown: shown)
                let (start, end) = ends.resolved(current: combination.isAdditive ? .neutral : underlying)
                let moved = combination.combine(
                    start.interpolated(to: end, by: progress), start: start, end: end, iteration: iteration,
                    over: underlying)
                guard moved != shown else { return false }
                write(&values, moved)
                return true
            }
        }
        keyframeMotion = { animation in
            let values = try (animation.values ?? []).map { try Value.usable($0) }
            guard !values.isEmpty else { return nil }
            let keyframes = Keyframes(values, of: animation)
            let combination = AnimationCombination(animation)
            let base = UnderlyingValue<Value>()
            return { progress, iteration, isFresh, values in
                let shown = read(values)
                let underlying = base.value(isFresh: isFresh, shown: shown)
                let moved = combination.combine(
                    keyframes.value(at: progress), start: keyframes.start, end: keyframes.end, iteration: iteration,
                    over: underlying)
                guard moved != shown else { return false }
                write(&values, moved)
                return true
            }
        }
    }

    /// Returns the property with the given key path, or `nil` if the layer has no such property.
    static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
        guard let property = table[keyPath] else { return nil }
        return property.owner?(layer.modelValues) ?? true ? property : nil
    }

    /// Returns whether layers of any class have a property with a key path.
    static func exists(_ keyPath: String) -> Bool { table[keyPath] != nil }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Creates the track of a basic animation; reports a diagnostic and returns `nil` if its values are not valid.
    func makeTrack(for animation: CABasicAnimation, pacing: AnimationPacing, on layer: CALayer) -> AnimationTrack? {
        makeTrack(pacing: pacing, on: layer) {
            if let function = animation.valueFunction, let transforms {
                return try functionMotion(animation, function, transforms)
            }
            return try basicMotion(animation, layer.presented)
        }
    }

    /// Creates the track of a keyframe animation; reports a diagnostic and returns `nil` if its values are not valid.
    func makeTrack(for animation: CAKeyframeAnimation, pacing: AnimationPacing, on layer: CALayer) -> AnimationTrack? {
        if let path = animation.path, let places, let motion = PathMotion(path, of: animation) {
            return pathTrack(motion, animation, places, pacing: pacing, on: layer)
        }
        return makeTrack(pacing: pacing, on: layer) {
            if let function = animation.valueFunction, let transforms {
                return try functionMotion(animation, function, transforms)
            }
            return try keyframeMotion(animation)
        }
    }

    private func makeTrack(
        pacing: AnimationPacing, on layer: CALayer, _ makeMotion: () throws -> AnimationTrack.Motion?
    ) -> AnimationTrack? {
        do {
            // Using `map` would wrap the closure in two thunks, which adds a cost to every frame.
            guard let motion = try makeMotion() else { return nil }
            return AnimationTrack(self, pacing: pacing, motion: motion)
        } catch {
            let given = (error as? InvalidAnimationValue)?.description ?? "\(error)"
            LayerDiagnostics.report(
                "an animation of \(name) has the invalid value \(given); it has no effect", at: layer,
                hint: "Use finite values of the property's type, optionally wrapped in an NSValue or NSNumber.")
            return nil
        }
    }
}

// MARK: - Paths

extension LayerProperty {
    private func pathTrack(
        _ path: PathMotion, _ animation: CAKeyframeAnimation, _ access: PropertyAccess<CGPoint>,
        pacing: AnimationPacing, on layer: CALayer
    ) -> AnimationTrack {
        let combination = AnimationCombination(animation)
        let base = UnderlyingValue<CGPoint>()
        let move: AnimationTrack.Motion = { progress, iteration, isFresh, values in
            let shown = access.read(values)
            let underlying = base.value(isFresh: isFresh, shown: shown)
            let moved = combination.combine(
                path.point(at: progress), start: path.point(at: 0), end: path.end, iteration: iteration,
                over: underlying)
            guard moved != shown else { return false }
            access.write(&values, moved)
            return true
        }
        guard name == "position", let mode = animation.rotationMode,
            let transform = LayerProperty.named("transform", of: layer)
        else {
            return AnimationTrack(self, pacing: pacing, motion: move)
        }
        let turn: CGFloat = mode == .rotateAutoReverse ? .pi : 0
        // Tracks with two properties always receive fresh values.
        return AnimationTrack(self, others: [transform], pacing: pacing) { progress, iteration, isFresh, values in
            _ = move(progress, iteration, isFresh, &values)
            let rotation = CATransform3DMakeRotation(path.angle(at: progress) + turn, 0, 0, 1)
            values.transform = values.transform.concatenating(rotation)
            return true
        }
    }
}

// MARK: - Value functions

extension LayerProperty {
    private func functionMotion(
        _ animation: CABasicAnimation, _ function: CAValueFunction, _ access: PropertyAccess<CATransform3D>
    ) throws -> AnimationTrack.Motion {
        let (start, end) = try BasicEnds<AnimatableTriple>(animation).resolved(current: function.neutral)
        return functionMotion(animation, function, access, start: start, end: end) {
            start.interpolated(to: end, by: $0)
        }
    }

    private func functionMotion(
        _ animation: CAKeyframeAnimation, _ function: CAValueFunction, _ access: PropertyAccess<CATransform3D>
    ) throws -> AnimationTrack.Motion? {
        let values = try (animation.values ?? []).map { try AnimatableTriple.usable($0) }
        guard !values.isEmpty else { return nil }
        let keyframes = Keyframes(values, of: animation)
        return functionMotion(
            animation, function, access, start: keyframes.start, end: keyframes.end, input: keyframes.value)
    }

    /// Returns the motion of an animation with a value function.
    ///
    /// Numbers accumulate from cycle to cycle; an additive animation adds the resulting transform to the underlying
    /// one.
    private func functionMotion(
        _ animation: CAPropertyAnimation, _ function: CAValueFunction, _ access: PropertyAccess<CATransform3D>,
        start: AnimatableTriple, end: AnimatableTriple, input: @escaping (Double) -> AnimatableTriple
    ) -> AnimationTrack.Motion {
        var numbers = AnimationCombination(animation)
        numbers.isAdditive = false
        let isAdditive = animation.isAdditive
        let base = UnderlyingValue<CATransform3D>()
        return { progress, iteration, isFresh, values in
            let shown = access.read(values)
            let triple = numbers.combine(input(progress), start: start, end: end, iteration: iteration, over: start)
            let transform = function.transform(triple)
            let underlying = base.value(isFresh: isFresh, shown: shown)
            let moved = isAdditive ? underlying.adding(transform) : transform
            guard moved != shown else { return false }
            access.write(&values, moved)
            return true
        }
    }
}

extension AnimatableValue {
    /// Converts a client-provided value; throws if it is not valid for the property.
    fileprivate static func usable(_ given: Any) throws -> Self {
        guard let value = Self(animationValue: given) else { throw InvalidAnimationValue(given) }
        return value
    }

    /// Converts a client-provided value; `nil` in any form yields `nil`, unless the type itself represents `nil`.
    fileprivate static func validatedIfPresent(_ given: Any?) throws -> Self? {
        guard let given else { return nil }
        if let value = Self(animationValue: given) { return value }
        guard isNilValue(given) else { throw InvalidAnimationValue(given) }
        return nil
    }
}

extension BasicEnds {
    fileprivate init(_ animation: CABasicAnimation) throws {
        from = try Value.validatedIfPresent(animation.fromValue)
        to = try Value.validatedIfPresent(animation.toValue)
        by = try Value.validatedIfPresent(animation.byValue)
    }

    fileprivate var isEmpty: Bool {
        from == nil && to == nil && by == nil
    }
}
