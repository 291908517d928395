/// The labels of a slider: one that names it, and texts at the ends of its track.
struct SliderLabels: Equatable {
    let name: ControlLabel
    let minimum: ControlLabel?
    let maximum: ControlLabel?

    /// Creates labels of the items of builders; there is no label at an end without items.
    init(
        name: [AnyComponentWithIdentity<Empty>], minimum: [AnyComponentWithIdentity<Empty>] = [],
        maximum: [AnyComponentWithIdentity<Empty>] = []
    ) {
        self.name = ControlLabel(name)
        self.minimum = minimum.isEmpty ? nil : ControlLabel(minimum)
        self.maximum = maximum.isEmpty ? nil : ControlLabel(maximum)
    }
}
