/// The state of a view that determines its appearance.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Accesses the custom state for a key; `nil` removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state that client code defines.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Creates a key from its name, which should start with the name of the application.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from its name, which should start with the name of the application.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view other than a cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned while the content scrolls.
    public var isPinned = false
    /// The list that displays the view; `nil` outside of lists.
    package var listEnvironment: ListEnvironment?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state of a view with the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Accesses the custom state for a key; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
