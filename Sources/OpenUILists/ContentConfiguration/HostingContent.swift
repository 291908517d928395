/// The view of a content configuration that measures itself in `systemLayoutSizeFitting(…)` without constraints, and has state
/// that belongs to one item.
@MainActor package protocol HostingContent: UIContentView {
    /// Ends the state of the previous item, before the cell, header or footer is reused.
    func prepareForReuse()
}

extension ConfiguredView {
    /// Ends the state of the content, and schedules an update of the configurations.
    func prepareConfigurationsForReuse() {
        (contentView as? any HostingContent)?.prepareForReuse()
        setNeedsUpdateConfiguration()
    }
}
