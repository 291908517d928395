/// The mistakes that were reported of a component, each once.
struct ReportedMistakes: OptionSet {
    let rawValue: UInt8

    /// It was offered a size that is no size.
    static let offer = ReportedMistakes(rawValue: 1 << 0)
    /// It answered a size that is no size.
    static let result = ReportedMistakes(rawValue: 1 << 1)
    /// It takes what it is offered, and was offered no end of room.
    static let unbounded = ReportedMistakes(rawValue: 1 << 2)
    /// It is a list that makes the rows that are seen, and was offered no end of room.
    static let unboundedList = ReportedMistakes(rawValue: 1 << 3)
    /// It stands too deep inside of others.
    static let depth = ReportedMistakes(rawValue: 1 << 4)
}
