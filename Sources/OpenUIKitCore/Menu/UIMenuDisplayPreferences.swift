/// The preferences of a menu for the display of its elements.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title; at 0, the default, titles that are too long have as many lines as they need.
    ///
    /// The titles of elements that are side by side have one line.
    open var maximumNumberOfTitleLines = 0

    public override init() {
        super.init()
    }
}
