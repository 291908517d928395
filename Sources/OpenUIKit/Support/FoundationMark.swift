/// What lets Foundation compare our objects when they are values of attributed strings.
///
/// On Linux, CoreFoundation tells Swift objects from its own by ten bits of the first word after the object's header,
/// where its own keep the number of their type. Where these bits are zero it takes the object for no object at all and
/// traps, without asking `isEqual(_:)`: in `setAttributes`, `addAttribute`, `isEqual(to:)` and in enumerations, as soon
/// as two different fonts meet. So the first stored property of such a class is this mark.
enum FoundationMark {
    /// All ten bits set: a type that CoreFoundation does not have.
    static let swiftObject: UInt = 0x3FF << 8
}
