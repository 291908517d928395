/// The X keysyms that tests press.
package enum KeySymbol {
    package static let tab: UInt32 = 0xff09
    package static let enter: UInt32 = 0xff0d
    package static let escape: UInt32 = 0xff1b
    package static let space: UInt32 = 0x20
    package static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)
    package static let menu: UInt32 = 0xff67
    package static let (home, end): (UInt32, UInt32) = (0xff50, 0xff57)
    package static let f5: UInt32 = 0xffc2
    package static let f10: UInt32 = 0xffc7
    package static let leftAlt: UInt32 = 0xffe9
}
