/// A piece of information about an element that users can request, but that is not read each time.
open class AXCustomContent: NSObject {
    /// Whether content is read together with the element.
    public enum Importance: UInt, Sendable {
        /// The content is read on request.
        case `default` = 0
        /// The content is read with the element.
        case high = 1
    }

    /// The name of the information, such as "Size".
    public let label: String
    /// The information, such as "2.5 MB".
    public let value: String
    /// Whether the content is read together with the element; by default only on request.
    open var importance = Importance.default

    /// Creates content.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }

    /// Creates content from the texts of attributed strings.
    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.init(label: label.string, value: value.string)
    }
}

/// An object with additional information about itself.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// The information, in the order in which it is read.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
