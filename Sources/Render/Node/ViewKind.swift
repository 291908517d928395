/// Identifies the views that can be reused for one another: those of the same class that were created in the same way.
///
/// The name, which is the node's `reuseIdentifier`, is computed on demand, because there are many nodes.
struct ViewKind: Hashable {
    let type: UIView.Type
    let identifier: String?

    @MainActor var name: String { identifier.map { "\(type)#\($0)" } ?? "\(type)" }

    static func == (lhs: ViewKind, rhs: ViewKind) -> Bool {
        lhs.type == rhs.type && lhs.identifier == rhs.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(identifier)
    }
}
