#if INSPECTOR

internal import ComponentFlow

extension UIView {
    /// The beginning of the text that the view itself displays, if there is one.
    var displayedText: String? {
        let text =
            switch self {
            case let label as UILabel: label.text
            case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
            case let view as UITextView: view.text
            case let button as UIButton: button.currentTitle
            default: String?.none
            }
        guard let text, !text.isEmpty else { return nil }
        return String(text.prefix(ValueDescription.maximumLength))
    }
}

#endif
