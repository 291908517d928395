/// A value that an animation was given and that its property cannot take.
struct UnusableAnimationValue: Error {
    /// The value and its type, as text.
    var description: String

    init(_ value: Any) {
        description = "\(value), a \(type(of: value))"
    }
}

/// How a property of a type is read and written.
struct PropertyAccess<Value> {
    let read: (LayerValues) -> Value
    let write: (inout LayerValues, Value) -> Void
}

/// One entry of the table of animatable properties: a key path, and all that depends on the type of its value.
@MainActor final class LayerProperty {
    let name: String
    /// What a change of it makes the painter look at.
    let marks: RenderDirty
    /// Whether the value is a yes or no; those change at once if nothing else was asked for.
    let isSwitch: Bool
    /// Whether writing it changes nothing else.
    ///
    /// The parts of a transform do not: each is taken out of the whole and put back, which costs the others a last digit.
    let standsAlone: Bool
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
    /// Only for places.
    private let places: PropertyAccess<CGPoint>?
    /// Only for transforms.
    private let transforms: PropertyAccess<CATransform3D>?

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
        standsAlone = !name.hasPrefix("transform.") && !name.hasPrefix("sublayerTransform.")
        isSwitch = Value.self == Bool.self
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
            // A variable that is captured would be checked for overlapping access in every frame.
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

    /// The property of a layer with a key path; nil if such a layer has none.
    static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
        guard let property = table[keyPath] else { return nil }
        return property.owner?(layer.modelValues) ?? true ? property : nil
    }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The motion of a basic animation; nil, after a diagnostic, if its values do not fit.
    func makeTrack(for animation: CABasicAnimation, pacing: AnimationPacing, on layer: CALayer) -> AnimationTrack? {
        makeTrack(pacing: pacing, on: layer) {
            if let function = animation.valueFunction, let transforms {
                return try functionMotion(animation, function, transforms)
            }
            return try basicMotion(animation, layer.presented)
        }
    }

    /// The motion of a key frame animation; nil, after a diagnostic, if its values do not fit.
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
            // Through `map` the closure would be wrapped in two thunks, which every frame would pay.
            guard let motion = try makeMotion() else { return nil }
            return AnimationTrack(self, pacing: pacing, motion: motion)
        } catch {
            let given = (error as? UnusableAnimationValue)?.description ?? "\(error)"
            LayerDiagnostics.report(
                "an animation of \(name) got \(given); it runs without effect", at: layer,
                hint: "Use finite values of the property's own type, plain or in an NSValue or NSNumber.")
            return nil
        }
    }
}

// MARK: - Along paths

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
        // With two properties it is always applied to fresh values.
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

    /// Numbers accumulate from cycle to cycle; the transform made of them is what is added.
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
