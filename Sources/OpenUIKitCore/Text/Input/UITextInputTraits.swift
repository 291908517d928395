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
    /// Equivalent to ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
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
    /// The system's default, which equals ``no`` on Linux.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether two hyphens are replaced with a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default, which equals ``no`` on Linux.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Constants that specify whether spaces are adjusted around text that is pasted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default, which equals ``no`` on Linux.
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
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
    public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
    /// The identifier of an embedded SIM.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The identifier of a mobile device.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
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

/// Properties that describe the text of a view to input methods and editing.
///
/// Every property has a default implementation, which returns the default value.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// The automatic capitalization; the default is at the start of sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether mistakes are corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotes are replaced with typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens are replaced with a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are adjusted around text that is pasted or deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether predictions are displayed inline after the caret.
    @available(*, deprecated, message: "Has no effect on Linux.")
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// The kind of text that is entered.
    var keyboardType: UIKeyboardType { get }
    /// The appearance of an on-screen keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The action of the Return key on an on-screen keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the Return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether text entry is hidden, as in a password field.
    var isSecureTextEntry: Bool { get }
    /// The semantic meaning of the text.
    ///
    /// Input methods use it if ``keyboardType`` is the default.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType? { nil }
}
