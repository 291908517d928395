/// The separators of a row in a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is visible.
    public enum Visibility: Int, Sendable {
        /// The separator is visible if the appearance of the list has one there.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is not visible.
        case hidden = 2

        func isVisible(_ automatic: Bool) -> Bool {
            switch self {
            case .automatic: automatic
            case .visible: true
            case .hidden: false
            }
        }
    }

    /// The insets of a separator that begins with the text of its row.
    public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the separator at the top of a row is visible.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator at the bottom of a row is visible.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator at the top, of which the leading and the trailing ones are used.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the separator at the bottom, of which the leading and the trailing ones are used.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator

    private let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the separators of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}
