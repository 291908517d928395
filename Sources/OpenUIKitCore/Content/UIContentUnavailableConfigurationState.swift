/// The state of a controller that determines the message displayed instead of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text of the search in the controller's navigation item, or `nil` if there is no search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without a search.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Accesses the custom state for a key; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
