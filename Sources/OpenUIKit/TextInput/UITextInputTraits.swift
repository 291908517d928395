/// When letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// At the start of words.
    case words = 1
    /// At the start of sentences.
    case sentences = 2
    /// Always.
    case allCharacters = 3
}

/// Whether mistakes are corrected by themselves.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// What kind of text is asked for.
public enum UIKeyboardType: Int, Sendable {
    /// Any.
    case `default` = 0
    /// ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// An address of the web.
    case URL = 3
    /// A number.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// An address of mail.
    case emailAddress = 7
    /// A decimal number.
    case decimalPad = 8
    /// A message with mentions and tags.
    case twitter = 9
    /// A search of the web.
    case webSearch = 10
    /// A number in ASCII.
    case asciiCapableNumberPad = 11
}

/// What Return means.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go there.
    case go = 1
    /// Search.
    case google = 2
    /// Join.
    case join = 3
    /// Go on.
    case next = 4
    /// Find a way.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Search.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Call for help.
    case emergencyCall = 10
    /// Go on.
    case `continue` = 11
}
