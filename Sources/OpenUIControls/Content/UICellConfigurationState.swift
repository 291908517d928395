/// The state of a cell that determines its appearance.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is pinned while the content scrolls.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the cell shows its swipe actions.
    public var isSwiped = false
    /// Whether the cell is being moved to another position.
    public var isReordering = false
    /// Whether the item of an outline is expanded.
    public var isExpanded = false
    /// The list that displays the view; `nil` outside of lists.
    package var listEnvironment: ListEnvironment?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state of a cell with the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Accesses the custom state for a key; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
