import InspectorProtocol

/// One of the trees of a program.
enum TreeKind: Int, CaseIterable, Hashable {
    case components
    case views
    case layers
    case accessibility
    case renderNodes

    /// The trees that each program has; the others are in the menu.
    static let common: [TreeKind] = [.components, .views, .layers, .accessibility]

    /// The name on screen.
    var title: String {
        switch self {
        case .components: "Components"
        case .views: "Views"
        case .layers: "Layers"
        case .renderNodes: "Nodes"
        case .accessibility: "Accessible"
        }
    }

    var method: InspectorMethod {
        switch self {
        case .components: .components
        case .views: .views
        case .layers: .layers
        case .renderNodes: .renderNodes
        case .accessibility: .find
        }
    }

    /// The parameters that request the tree of a window.
    func parameters(window: String) -> [String: JSONValue] {
        self == .accessibility
            ? ["window": .string(window), "limit": 10_000]
            : ["node": .string(window), "depth": 10_000, "limit": 10_000]
    }
}
