#if INSPECTOR

internal import ComponentFlow

extension PropertyCatalog {
    static let label = Group(
        UILabel.self, variable: "label",
        properties: [
            .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
            .property("numberOfLines", \UILabel.numberOfLines),
            .choice("textAlignment", \UILabel.textAlignment), .choice("lineBreakMode", \UILabel.lineBreakMode),
            .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
            .property("minimumScaleFactor", \UILabel.minimumScaleFactor, in: 0...1),
            .choice("baselineAdjustment", \UILabel.baselineAdjustment),
            .property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
            .property("isHighlighted", \UILabel.isHighlighted),
            .property("highlightedTextColor", \UILabel.highlightedTextColor),
            .property("shadowColor", \UILabel.shadowColor), .property("shadowOffset", \UILabel.shadowOffset),
            .property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        ] + FontProperties.list(\UILabel.font))

    static let field = Group(
        UITextField.self, variable: "textField",
        properties: [
            .property("text", \UITextField.text), .property("placeholder", \UITextField.placeholder),
            .property("textColor", \UITextField.textColor), .choice("textAlignment", \UITextField.textAlignment),
            .choice("borderStyle", \UITextField.borderStyle), .choice("clearButtonMode", \UITextField.clearButtonMode),
            .choice("leftViewMode", \UITextField.leftViewMode), .choice("rightViewMode", \UITextField.rightViewMode),
            .property("isSecureTextEntry", \UITextField.isSecureTextEntry),
            .property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
            .property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
            .property("minimumFontSize", \UITextField.minimumFontSize, in: 0...1_000),
            .choice("autocapitalizationType", \UITextField.autocapitalizationType),
            .choice("autocorrectionType", \UITextField.autocorrectionType),
            .choice("spellCheckingType", \UITextField.spellCheckingType),
            .choice("keyboardType", \UITextField.keyboardType),
        ] + FontProperties.list(\UITextField.font))

    static let textView = Group(
        UITextView.self, variable: "textView",
        properties: [
            .property("text", \UITextView.text), .property("textColor", \UITextView.textColor),
            .choice("textAlignment", \UITextView.textAlignment), .property("isEditable", \UITextView.isEditable),
            .property("isSelectable", \UITextView.isSelectable),
            .property("textContainerInset", \UITextView.textContainerInset),
            .choice("autocapitalizationType", \UITextView.autocapitalizationType),
            .choice("autocorrectionType", \UITextView.autocorrectionType),
            .choice("spellCheckingType", \UITextView.spellCheckingType),
            .choice("keyboardType", \UITextView.keyboardType),
        ] + FontProperties.list(\UITextView.font))
}

#endif
