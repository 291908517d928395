/// A view or an element that draws the text of a page, which screen readers read line by line.
///
/// Points and rectangles are in the coordinates of the window, in points. An element that conforms to the protocol is presented
/// as a text that cannot be edited.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the number of the line at a point, starting at 0, or `NSNotFound`.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line, or `nil` if there is no line with the number.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the rectangle of a line.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page, in which the lines follow each other; white space may be between them.
    ///
    /// If it is `nil`, or does not consist of the lines, the lines are presented.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// The default has no attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// The default has no attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
