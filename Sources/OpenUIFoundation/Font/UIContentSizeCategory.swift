/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No preference.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default size.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted after the user's size category changed; ``newValueUserInfoKey`` is the key of the new one.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// All categories, from the smallest to the largest.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in ``all``; that of the default category if it is not included.
    var index: Int {
        Self.all.firstIndex(of: self) ?? 3
    }

    /// Whether the category is an accessibility size.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Returns whether the first category is smaller; `false` if one is unspecified.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index < rhs.index
    }

    /// Returns whether the first category is smaller or equal; `false` if one is unspecified.
    public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index <= rhs.index
    }

    /// Returns whether the first category is larger; `false` if one is unspecified.
    public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index > rhs.index
    }

    /// Returns whether the first category is larger or equal; `false` if one is unspecified.
    public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        areKnown(lhs, rhs) && lhs.index >= rhs.index
    }

    private static func areKnown(_ first: UIContentSizeCategory, _ second: UIContentSizeCategory) -> Bool {
        all.contains(first) && all.contains(second)
    }
}

extension UIContentSizeCategory {
    /// Returns the category that the environment variable `COMPONENTFLOW_CONTENT_SIZE` specifies, or `nil` if there is
    /// none.
    ///
    /// The value is a full name or its end: `XS` to `XXXL`, `AccessibilityM` to `AccessibilityXXXL`.
    package static func named(in environment: [String: String]) -> UIContentSizeCategory? {
        guard let name = environment["COMPONENTFLOW_CONTENT_SIZE"] else { return nil }
        return all.first { $0.rawValue == "UICTContentSizeCategory" + name || $0.rawValue == name }
    }

    /// Creates the category whose body text is closest to the default size scaled by a factor.
    package init(textScale: CGFloat) {
        let desired = TextStyleSizes.size(of: .body, in: .large) * (textScale.isFinite ? textScale : 1)
        func distance(_ category: UIContentSizeCategory) -> CGFloat {
            abs(TextStyleSizes.size(of: .body, in: category) - desired)
        }
        self = Self.all.min { distance($0) < distance($1) } ?? .large
    }
}

/// A view whose text can follow the user's size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font is replaced when the size category changes.
    ///
    /// Applies to fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
