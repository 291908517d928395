/// The language in which the user enters text.
///
/// Input methods of the desktop do not report their language, so there is one mode, with the language of the desktop. A view
/// for text in another language overrides ``UIResponder/textInputMode`` and returns an instance of a subclass that
/// overrides ``primaryLanguage``.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language, for example "en-US"; `nil` if it is unknown.
    open var primaryLanguage: String? { SpellingLanguage.desktop().replacingOccurrences(of: "_", with: "-") }

    private static let desktop = UITextInputMode()

    /// The modes among which the user can choose.
    open class var activeInputModes: [UITextInputMode] { [desktop] }
}
