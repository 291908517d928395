/// Constants that specify the automatic capitalization of text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Constants that specify whether mistakes are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify the kind of text that is entered.
public enum UIKeyboardType: Int, Sendable {
    /// Any text.
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    /// A person's name or a telephone number.
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    /// A message with mentions and hashtags.
    case twitter = 9
    /// A search query or a URL.
    case webSearch = 10
    /// A number in ASCII digits.
    case asciiCapableNumberPad = 11
}

/// Constants that specify the action of the Return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// Constants that specify whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether straight quotes are replaced with typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether two hyphens are replaced with a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether spaces are adjusted around text that is pasted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether predictions are displayed inline after the caret.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify the appearance of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The system's default.
    case `default` = 0
    case dark = 1
    case light = 2
    /// Equivalent to ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// Constants that specify the semantic meaning of a text, for automatic completion.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-city")
    public static let addressState = UITextContentType(rawValue: "address-state")
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
}

/// Properties that describe the text of a view to input methods and keyboards.
///
/// Every property has a default implementation, whose setter has no effect.
@MainActor public protocol UITextInputTraits: AnyObject {
    /// The automatic capitalization; the default is at the start of sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether mistakes are corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes are replaced with typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens are replaced with a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are adjusted around text that is pasted or deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether predictions are displayed inline after the caret.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The kind of text that is entered.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of an on-screen keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The action of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the Return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether text entry is hidden, as in a password field.
    var isSecureTextEntry: Bool { get set }
    /// The semantic meaning of the text.
    var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
    /// The default is `sentences`; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default is `default`; setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The default is `false`; setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// The default is `false`; setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// The default is `nil`; setting it has no effect.
    public var textContentType: UITextContentType? {
        get { nil }
        set {}
    }
}
