/// A key by its place on the keyboard, as USB numbers them.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Not a known key.
    case keyboardErrorUndefined = 3
    /// The key A.
    case keyboardA = 4
    /// The key B.
    case keyboardB = 5
    /// The key C.
    case keyboardC = 6
    /// The key D.
    case keyboardD = 7
    /// The key E.
    case keyboardE = 8
    /// The key F.
    case keyboardF = 9
    /// The key G.
    case keyboardG = 10
    /// The key H.
    case keyboardH = 11
    /// The key I.
    case keyboardI = 12
    /// The key J.
    case keyboardJ = 13
    /// The key K.
    case keyboardK = 14
    /// The key L.
    case keyboardL = 15
    /// The key M.
    case keyboardM = 16
    /// The key N.
    case keyboardN = 17
    /// The key O.
    case keyboardO = 18
    /// The key P.
    case keyboardP = 19
    /// The key Q.
    case keyboardQ = 20
    /// The key R.
    case keyboardR = 21
    /// The key S.
    case keyboardS = 22
    /// The key T.
    case keyboardT = 23
    /// The key U.
    case keyboardU = 24
    /// The key V.
    case keyboardV = 25
    /// The key W.
    case keyboardW = 26
    /// The key X.
    case keyboardX = 27
    /// The key Y.
    case keyboardY = 28
    /// The key Z.
    case keyboardZ = 29
    /// The key 1.
    case keyboard1 = 30
    /// The key 2.
    case keyboard2 = 31
    /// The key 3.
    case keyboard3 = 32
    /// The key 4.
    case keyboard4 = 33
    /// The key 5.
    case keyboard5 = 34
    /// The key 6.
    case keyboard6 = 35
    /// The key 7.
    case keyboard7 = 36
    /// The key 8.
    case keyboard8 = 37
    /// The key 9.
    case keyboard9 = 38
    /// The key 0.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// Space.
    case keyboardSpacebar = 44
    /// Hyphen.
    case keyboardHyphen = 45
    /// Equal sign.
    case keyboardEqualSign = 46
    /// Opening bracket.
    case keyboardOpenBracket = 47
    /// Closing bracket.
    case keyboardCloseBracket = 48
    /// Backslash.
    case keyboardBackslash = 49
    /// Semicolon.
    case keyboardSemicolon = 51
    /// Quote.
    case keyboardQuote = 52
    /// Grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// Comma.
    case keyboardComma = 54
    /// Period.
    case keyboardPeriod = 55
    /// Slash.
    case keyboardSlash = 56
    /// Caps lock.
    case keyboardCapsLock = 57
    /// Function key 1.
    case keyboardF1 = 58
    /// Function key 2.
    case keyboardF2 = 59
    /// Function key 3.
    case keyboardF3 = 60
    /// Function key 4.
    case keyboardF4 = 61
    /// Function key 5.
    case keyboardF5 = 62
    /// Function key 6.
    case keyboardF6 = 63
    /// Function key 7.
    case keyboardF7 = 64
    /// Function key 8.
    case keyboardF8 = 65
    /// Function key 9.
    case keyboardF9 = 66
    /// Function key 10.
    case keyboardF10 = 67
    /// Function key 11.
    case keyboardF11 = 68
    /// Function key 12.
    case keyboardF12 = 69
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Delete.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// Right arrow.
    case keyboardRightArrow = 79
    /// Left arrow.
    case keyboardLeftArrow = 80
    /// Down arrow.
    case keyboardDownArrow = 81
    /// Up arrow.
    case keyboardUpArrow = 82
    /// Enter of the number pad.
    case keypadEnter = 88
    /// The key that opens a context menu.
    case keyboardApplication = 101
    /// Left Control.
    case keyboardLeftControl = 224
    /// Left Shift.
    case keyboardLeftShift = 225
    /// Left Alt.
    case keyboardLeftAlt = 226
    /// Left Command or Super.
    case keyboardLeftGUI = 227
    /// Right Control.
    case keyboardRightControl = 228
    /// Right Shift.
    case keyboardRightShift = 229
    /// Right Alt.
    case keyboardRightAlt = 230
    /// Right Command or Super.
    case keyboardRightGUI = 231
}
