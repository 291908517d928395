/// The problems that were already reported for a component.
struct ReportedMistakes: OptionSet {
    let rawValue: UInt8

    /// The proposed size is not a number.
    static let offer = ReportedMistakes(rawValue: 1 << 0)
    /// The returned size is invalid.
    static let result = ReportedMistakes(rawValue: 1 << 1)
    /// The component takes the proposed size, and the proposal is unbounded.
    static let unbounded = ReportedMistakes(rawValue: 1 << 2)
    /// The component is a lazy list, and the proposal is unbounded along its axis.
    static let unboundedList = ReportedMistakes(rawValue: 1 << 3)
    /// The component is nested too deeply.
    static let depth = ReportedMistakes(rawValue: 1 << 4)
}
