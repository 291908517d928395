/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest that is not for accessibility.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Large, for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Larger, for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Very large, for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted after the user's category changed; ``newValueUserInfoKey`` is the key of the new one.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category among the facts of a notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// From the smallest to the largest.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among ``all``; that of the usual one if there is none.
    var index: Int {
        Self.all.firstIndex(of: self) ?? 3
    }

    /// Whether it is one of the categories for accessibility.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether the first is smaller; false if one is not specified.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index < rhs.index
    }

    /// Whether the first is smaller or the same; false if one is not specified.
    public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index <= rhs.index
    }

    /// Whether the first is larger; false if one is not specified.
    public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index > rhs.index
    }

    /// Whether the first is larger or the same; false if one is not specified.
    public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index >= rhs.index
    }

    private static func areKnown(_ first: UIContentSizeCategory, _ second: UIContentSizeCategory) -> Bool {
        all.contains(first) && all.contains(second)
    }
}

extension UIContentSizeCategory {
    /// The category that the environment variable `COMPONENTFLOW_CONTENT_SIZE` names, by the end of its name: `XS` to
    /// `XXXL`, `AccessibilityM` to `AccessibilityXXXL`; nil if it names none.
    static func named(in environment: [String: String]) -> UIContentSizeCategory? {
        guard let name = environment["COMPONENTFLOW_CONTENT_SIZE"] else { return nil }
        return all.first { $0.rawValue == "UICTContentSizeCategory" + name || $0.rawValue == name }
    }

    /// The category whose running text comes nearest to the usual one enlarged by a factor.
    init(textScale: CGFloat) {
        let wanted = TextStyleSizes.size(of: .body, in: .large) * (textScale.isFinite ? textScale : 1)
        func distance(_ category: UIContentSizeCategory) -> CGFloat {
            abs(TextStyleSizes.size(of: .body, in: category) - wanted)
        }
        self = Self.all.min { distance($0) < distance($1) } ?? .large
    }
}

/// A view whose text follows the user's size category.
@MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font is replaced when the category changes.
    ///
    /// That works for fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
