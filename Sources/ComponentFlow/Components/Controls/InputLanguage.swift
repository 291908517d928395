/// The language of a text field as its component specifies it.
final class InputLanguage: UITextInputMode {
    private let language: String

    init(_ language: String) {
        self.language = language
        super.init()
    }

    override var primaryLanguage: String? { language }
}
