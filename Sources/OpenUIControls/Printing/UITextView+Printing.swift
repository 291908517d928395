extension UITextView: PrintedText {
    package final var printedText: NSAttributedString? { attributedText }
}
