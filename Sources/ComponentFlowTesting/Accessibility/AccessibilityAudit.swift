/// Checks whether people who do not see, who see little, or who use only the keyboard can use what a stage shows.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 400, height: 600))
/// stage.show(SettingsScreen())
/// #expect(stage.auditAccessibility() == [])
/// ```
public enum AccessibilityAudit {
    /// What is checked.
    public enum Rule: String, CaseIterable, Sendable {
        /// Everything that can be operated, and every dialog, has a name.
        case missingName = "missing-name"
        /// Elements of the same container that do different things have different names.
        case duplicateName = "duplicate-name"
        /// Text has a contrast of 4.5 to 1, or of 3 to 1 if it is at least 24 points high, or 19 points and bold.
        ///
        /// The contrast is measured between the pixels of the text and those of its background. Disabled controls are
        /// excepted.
        case contrast
        /// What can be tapped is at least 24 points wide and high.
        case targetSize = "target-size"
        /// Text is not cut off, neither now nor in the largest text size that users can choose.
        case clippedText = "clipped-text"
        /// Text does not cover other text, neither now nor in the largest text size that users can choose.
        ///
        /// Text on an opaque background covers what is behind it, such as that of a menu or a sheet.
        case overlappingText = "overlapping-text"
        /// Words are not broken within, neither now nor in the largest text size that users can choose.
        ///
        /// A text that may have several lines breaks a word that is wider than itself. Only words in scripts with upper and lower case
        /// are checked, because those of some other scripts can be broken anywhere.
        case brokenWord = "broken-word"
        /// The Tab key reaches elements in the order in which they are read.
        case order
        /// The Tab key, or Control and Tab in text views, leaves every element that it reaches.
        case focusTrap = "focus-trap"
    }

    /// An element to which a rule does not apply, and why.
    ///
    /// ```swift
    /// let palette = AccessibilityAudit.Exemption(
    ///     .contrast, of: "Sample", because: "The colors are what the user selects.")
    /// #expect(stage.auditAccessibility(exempting: [palette]) == [])
    /// ```
    public struct Exemption: Equatable, Sendable {
        public let rule: Rule
        /// The name or the text of the element.
        public let element: String
        /// Why the rule does not apply.
        public let reason: String

        /// Creates an exemption.
        ///
        /// - Parameters:
        ///   - rule: The rule.
        ///   - element: The whole name or text of the element, as findings contain it in quotation marks.
        ///   - reason: Why the rule does not apply.
        public init(_ rule: Rule, of element: String, because reason: String) {
            self.rule = rule
            self.element = element
            self.reason = reason
        }

        func applies(to finding: Finding) -> Bool {
            finding.rule == rule && finding.path.hasSuffix("\"\(element)\")")
        }

        /// The finding that nothing is exempted, so that exemptions do not outlive their reasons.
        var unused: Finding {
            Finding(
                rule: rule, path: "\"\(element)\"", message: "The exemption applies to no element: \(reason)",
                hint: "Remove it.")
        }
    }

    /// A violation of a rule.
    public struct Finding: Equatable, Sendable, CustomStringConvertible {
        public let rule: Rule
        /// The path of the component, and the role and name of the element.
        public let path: String
        /// What is wrong, with the measured values.
        public let message: String
        /// What to do about it.
        public let hint: String

        /// The finding in one line.
        public var description: String { "\(rule.rawValue): \(message) (at \(path)). \(hint)" }
    }
}
