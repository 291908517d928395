/// One entry of the table of animatable properties: a key path and how it is read and written.
@MainActor class LayerProperty {
    let name: String
    /// What a change of it makes the painter look at.
    let marks: RenderDirty

    init(_ name: String, _ marks: RenderDirty) {
        self.name = name
        self.marks = marks
    }

    /// The property with a key path; nil if there is none.
    static func named(_ keyPath: String) -> LayerProperty? {
        table[keyPath]
    }

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    func makeBasicTrack(
        for animation: CABasicAnimation, pacing: AnimationPacing, on layer: CALayer
    ) -> AnimationTrack? {
        nil
    }

    func makeKeyframeTrack(for animation: CAKeyframeAnimation, on layer: CALayer) -> AnimationTrack? {
        nil
    }

    /// Whether two sets of values look the same as far as this property is concerned.
    func isEqual(_ first: LayerValues, _ second: LayerValues) -> Bool {
        true
    }

    /// The value, in the form that users see.
    func value(in values: LayerValues) -> Any? {
        nil
    }

    /// Changes the value; false if this is no value for the property.
    func setValue(_ value: Any, in values: inout LayerValues) -> Bool {
        false
    }
}

/// A property with its type.
final class TypedLayerProperty<Value: AnimatableValue>: LayerProperty {
    let read: (LayerValues) -> Value
    let write: (inout LayerValues, Value) -> Void

    init(
        _ name: String, _ marks: RenderDirty, _ read: @escaping (LayerValues) -> Value,
        _ write: @escaping (inout LayerValues, Value) -> Void
    ) {
        self.read = read
        self.write = write
        super.init(name, marks)
    }

    override func makeBasicTrack(
        for animation: CABasicAnimation, pacing: AnimationPacing, on layer: CALayer
    ) -> AnimationTrack? {
        var values: [Value?] = []
        for given in [animation.fromValue, animation.toValue, animation.byValue] {
            guard let given else {
                values.append(nil)
                continue
            }
            let value = Value(animationValue: given)
            guard value != nil || isNilValue(given) else { return reportUnusable(given, on: layer) }
            values.append(value)
        }
        if values.allSatisfy({ $0 == nil }), !animation.isAdditive { values[0] = read(layer.presented) }
        return BasicTrack(
            self, from: values[0], to: values[1], by: values[2], pacing: pacing,
            combination: AnimationCombination(animation))
    }

    override func makeKeyframeTrack(for animation: CAKeyframeAnimation, on layer: CALayer) -> AnimationTrack? {
        var values: [Value] = []
        for given in animation.values ?? [] {
            guard let value = Value(animationValue: given) else { return reportUnusable(given, on: layer) }
            values.append(value)
        }
        return values.isEmpty ? nil : KeyframeTrack(self, values: values, animation: animation)
    }

    private func reportUnusable(_ given: Any, on layer: CALayer) -> AnimationTrack? {
        LayerDiagnostics.report(
            "an animation of \(name) got \(given), a \(type(of: given)); it runs without effect", at: layer,
            hint: "Use finite values of the property's own type, plain or in an NSValue or NSNumber.")
        return nil
    }

    override func isEqual(_ first: LayerValues, _ second: LayerValues) -> Bool {
        read(first) == read(second)
    }

    override func value(in values: LayerValues) -> Any? {
        read(values).animationValue
    }

    override func setValue(_ value: Any, in values: inout LayerValues) -> Bool {
        guard let value = Value(animationValue: value) else { return false }
        write(&values, value)
        return true
    }
}
