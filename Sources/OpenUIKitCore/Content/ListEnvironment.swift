/// The list that displays a cell, a header or a footer, as far as its appearance depends on it.
package enum ListEnvironment: Hashable, Sendable {
    case plain
    case grouped
    case sidebar
}
