extension Collection<ComponentIdentity> {
    /// Returns the ids of rows with their type, or reports once that the ids of the rows have another one.
    func ids<ID: Hashable>(as type: ID.Type) -> [ID] {
        if let other = first(where: { !($0.hashable is ID) }) { other.reportMismatch(with: type) }
        return compactMap { $0.hashable as? ID }
    }
}

extension ComponentIdentity {
    /// Returns the id of a row with its type, or reports that the ids of the rows have another one.
    func id<ID: Hashable>(as type: ID.Type) -> ID? {
        CollectionOfOne(self).ids(as: type).first
    }

    fileprivate func reportMismatch<ID>(with type: ID.Type) {
        diagnose(
            "lazy-list.id-type", "The id \(description) of a row is not a value of type \(ID.self)", path: "LazyList",
            hint: "Use the type of the ids of the list's data in the selection, and in the closures of its modifiers.")
    }
}
