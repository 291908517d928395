/// The labels of a slider: one that names it, and texts at the ends of its track.
struct SliderLabels: Equatable {
    let name: ControlLabel?
    let minimum: ControlLabel?
    let maximum: ControlLabel?

    /// Creates labels of the items of builders; a builder without items is no label, and there are no labels without any.
    init?(
        name: [AnyComponentWithIdentity<Empty>], minimum: [AnyComponentWithIdentity<Empty>],
        maximum: [AnyComponentWithIdentity<Empty>]
    ) {
        if name.isEmpty && minimum.isEmpty && maximum.isEmpty { return nil }
        self.name = Self.label(name)
        self.minimum = Self.label(minimum)
        self.maximum = Self.label(maximum)
    }

    private static func label(_ items: [AnyComponentWithIdentity<Empty>]) -> ControlLabel? {
        items.isEmpty ? nil : ControlLabel(items)
    }
}
