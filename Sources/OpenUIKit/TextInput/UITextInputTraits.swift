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

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Whether straight quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether spaces are put right around text that is pasted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// Whether what may come next is shown behind the caret.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// The look of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
    /// Dark.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What a text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The meaning's name.
    public let rawValue: String

    /// Makes a meaning of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name prefix.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// The given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// The family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// The nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The job title.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// The organization name.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// The location.
    public static let location = UITextContentType(rawValue: "location")
    /// The full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
    /// The street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
    /// The address city.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// The address state.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// The address city and state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// The sublocality.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// The country name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The username.
    public static let username = UITextContentType(rawValue: "username")
    /// The password.
    public static let password = UITextContentType(rawValue: "password")
    /// The new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// The one time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The date time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The flight number.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The birthdate day.
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    /// The birthdate month.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    /// The birthdate year.
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
}

/// What a view tells input methods and keyboards about the text that it takes.
///
/// Every property has a default; a view that does not keep a property ignores its being set.
@MainActor public protocol UITextInputTraits: AnyObject {
    /// When letters become capitals by themselves; at the start of sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether mistakes are corrected by themselves.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are put right around text that is pasted or deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether what may come next is shown behind the caret.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// What kind of text is asked for.
    var keyboardType: UIKeyboardType { get set }
    /// The look of a keyboard on the screen.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What Return means.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return can only be pressed when there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether nobody may read the text.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
    /// At the start of sentences; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default; setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default; setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// No; setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// No; setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Not known; setting it has no effect.
    public var textContentType: UITextContentType? {
        get { nil }
        set {}
    }
}
