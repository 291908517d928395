/// The state of a cell in one value: what its look depends on.
public struct UICellConfigurationState: Hashable {
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
    /// Whether the list is being edited.
    public var isEditing = false

    /// Makes the state of a cell with which nothing happens.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
