/// The sides of a box to which a property applies.
struct BoxSides: OptionSet {
    let rawValue: UInt8

    static let left = BoxSides(rawValue: 1)
    static let top = BoxSides(rawValue: 2)
    static let right = BoxSides(rawValue: 4)
    static let bottom = BoxSides(rawValue: 8)
    static let horizontal: BoxSides = [.left, .right]
    static let vertical: BoxSides = [.top, .bottom]
}
