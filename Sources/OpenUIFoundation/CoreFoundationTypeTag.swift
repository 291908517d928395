/// A stored property that lets Foundation compare objects of a class when they are values of attributed strings.
///
/// On Linux, CoreFoundation distinguishes Swift objects from its own by ten bits of the first word after the object
/// header, in which its own objects store their type identifier. If these bits are zero in two objects, it treats them as
/// invalid and traps instead of calling `isEqual(_:)`: in `setAttributes`, `addAttribute`, `isEqual(to:)` and in
/// enumerations, as soon as two different fonts are compared. The first stored property of such a class must therefore
/// be this mark.
///
/// Foundation stores a structure in an object that begins with an address, so that two of them trap by chance, in one of a
/// million comparisons. A structure must therefore be bridged to a class with the mark.
package enum CoreFoundationTypeTag {
    /// All ten bits set, which is not the identifier of any CoreFoundation type.
    package static let swiftObject: UInt = 0x3FF << 8
}
