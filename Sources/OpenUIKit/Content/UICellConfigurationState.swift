/// The state of a cell in one value: what its look depends on.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The cell's surroundings.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard's focus.
    public var isFocused = false
    /// Whether the cell stays in view while the content scrolls.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the cell is pushed aside and shows its actions.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// Whether the item of an outline shows its children.
    public var isExpanded = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell with which nothing happens.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What an application adds, by its keys; nil takes it away.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
