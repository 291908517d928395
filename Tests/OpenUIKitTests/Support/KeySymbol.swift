/// The X keysyms that tests press.
enum KeySymbol {
    static let tab: UInt32 = 0xff09
    static let enter: UInt32 = 0xff0d
    static let escape: UInt32 = 0xff1b
    static let space: UInt32 = 0x20
    static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)
    static let menu: UInt32 = 0xff67
    static let f5: UInt32 = 0xffc2
}
