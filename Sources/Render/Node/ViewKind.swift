/// Which views can stand in for each other: those of one class that were made in one way.
///
/// Its name, which is the node's `reuseIdentifier`, is put together only when somebody asks: nodes are made by the
/// thousand.
struct ViewKind: Hashable {
    let type: UIView.Type
    let identifier: String?

    @MainActor var name: String { UINodeReuseIdentifierMake(type: type, identifier: identifier) }

    static func == (lhs: ViewKind, rhs: ViewKind) -> Bool {
        lhs.type == rhs.type && lhs.identifier == rhs.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(identifier)
    }
}
