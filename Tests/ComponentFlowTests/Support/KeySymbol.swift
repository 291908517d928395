/// The X keysyms that tests press.
enum KeySymbol {
    static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)
    static let (home, end, pageUp, pageDown): (UInt32, UInt32, UInt32, UInt32) = (0xff50, 0xff57, 0xff55, 0xff56)
    static let (tab, enter, escape): (UInt32, UInt32, UInt32) = (0xff09, 0xff0d, 0xff1b)
    static let (delete, backspace, menu): (UInt32, UInt32, UInt32) = (0xffff, 0xff08, 0xff67)
}
