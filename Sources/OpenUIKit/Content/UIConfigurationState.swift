/// The state of a view in one value: what its look depends on.
public protocol UIConfigurationState {
    /// The view's surroundings.
    var traitCollection: UITraitCollection { get set }
    /// What an application adds, by its keys; nil takes it away.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a part of a state that an application adds.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name; put the name of your application before it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key from its name; put the name of your application before it.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's surroundings.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard's focus.
    public var isFocused = false
    /// Whether the view stays in view while the content scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view with which nothing happens.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an application adds, by its keys; nil takes it away.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
