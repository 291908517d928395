/// The accessibility properties that were set for an object, allocated on first use.
///
/// `nil` stands for the default of the object's class.
package final class AccessibilitySettings {
    var isElement: Bool?
    var label: AccessibilityString?
    /// The label of an object of the framework, unless `label` is set.
    var builtInLabel: LocalizedString?
    var value: AccessibilityString?
    var hint: AccessibilityString?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    /// What a modifier changes about the element that the view shows.
    var modification: AccessibilityModification?
    /// The properties that few elements set.
    var rare: Rare?
    /// The elements of the links in the text of the view.
    var linkElements: [TextLinkElement] = []

    /// The accessibility properties that few elements set.
    struct Rare {
        var frame: CGRect?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var language: String?
        var elements: [Any]?
        var hidesElements = false
        var isModal: Bool?
        var groupsChildren = false
        var expandedStatus = UIAccessibilityExpandedStatus.unsupported
        var respondsToUserInteraction: Bool?
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
        var containerType = UIAccessibilityContainerType.none
        var containsColumnHeaders = false
        /// Whether the subviews of a view that is no scroll view are rows.
        var presentsRows = false
        /// The value that the element indicates, and its range.
        var level: Level?
        var textualContext: UIAccessibilityTextualContext?
        var userInputLabels: [AccessibilityString]?
        /// A closure that returns the object that edits the element's text, if that still exists.
        var textInputResponder: () -> (any UITextInput)? = { nil }
        var headerElements: [Any]?
        var customActions: [UIAccessibilityCustomAction]?
        var dragSources: [UIAccessibilityLocationDescriptor]?
        var dropPoints: [UIAccessibilityLocationDescriptor]?
        var customRotors: [UIAccessibilityCustomRotor]?
        var customContent: [AXCustomContent] = []
        var largeContent = LargeContent()
    }

    /// A value in a range that the user cannot change.
    struct Level: Equatable {
        var value: Double
        var range: ClosedRange<Double>
    }

    /// What the large content viewer shows for a view.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }
}

/// A text for assistive technologies with optional attributes.
struct AccessibilityString {
    let string: String
    /// The text with attributes, if it was set with attributes.
    let attributed: NSAttributedString?

    init?(_ string: String?) {
        guard let string else { return nil }
        self.string = string
        attributed = nil
    }

    init?(_ attributed: NSAttributedString?) {
        guard let attributed else { return nil }
        string = attributed.string
        self.attributed = attributed.textCopy
    }

    var withAttributes: NSAttributedString { attributed ?? NSAttributedString(string: string) }
}
