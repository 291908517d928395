/// A container that aligns its children in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
///     GridRow {
///         Text("Name")
///         TextField(text: name) { state.setName($0) }
///     }
///     GridRow {
///         Text("Town")
///         TextField(text: town) { state.setTown($0) }
///     }
/// }
/// ```
///
/// A column is as wide as its widest child, and a row as high as its highest one. Columns or rows that exceed the proposed
/// size are proposed less, as the children of a stack are. In a layout from right to left, the first column is at the
/// right.
public struct Grid<ChildEnvironment>: ContainerComponent {
    /// The environment that the children expect, which is also the environment of the grid.
    public typealias EnvironmentType = ChildEnvironment

    let rows: [GridRow<ChildEnvironment>]
    private let alignment: ComponentAlignment
    /// The distances between columns and rows, in points.
    private let spacing: CGSize

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows, from top to bottom.
    ///   - alignment: The alignment of children that are smaller than their cell.
    ///   - horizontalSpacing: The distance between adjacent columns, in points.
    ///   - verticalSpacing: The distance between adjacent rows, in points.
    public init(
        _ rows: [GridRow<ChildEnvironment>], alignment: ComponentAlignment = .center, horizontalSpacing: CGFloat = 0,
        verticalSpacing: CGFloat = 0
    ) {
        self.rows = rows
        self.alignment = alignment
        spacing = CGSize(
            width: horizontalSpacing.isFinite ? horizontalSpacing : 0,
            height: verticalSpacing.isFinite ? verticalSpacing : 0)
    }

    /// Creates a grid from a builder closure.
    public init(
        alignment: ComponentAlignment = .center, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        @GridBuilder<ChildEnvironment> rows: () -> [GridRow<ChildEnvironment>]
    ) {
        self.init(
            rows(), alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// Updates the children and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let cells = rows.map(\.cells)
        let layout = GridLayout(rowCounts: cells.map(\.count), alignment: alignment, spacing: spacing)
        return layout.layOut(
            cells.flatMap(\.self), in: children, availableSize: availableSize, environment: environment,
            transition: transition)
    }
}

/// A component that arranges its children in rows and columns, for development tools.
package protocol RowArrangement {
    /// The number of children of each row.
    var rowCounts: [Int] { get }
}

extension Grid: RowArrangement {
    package var rowCounts: [Int] { rows.map(\.cells.count) }
}

/// The children of a ``Grid`` that form one row.
public struct GridRow<ChildEnvironment>: Equatable {
    fileprivate let identity: ComponentIdentity
    fileprivate let items: ComponentItems<ChildEnvironment>

    /// Creates a row that is identified by the position of its statement.
    public init(@ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]) {
        self.init(identity: .structural(StructuralIdentity()), content: content())
    }

    /// Creates a row with an id that is unique among the rows of the grid.
    public init<ID: Hashable>(
        id: ID, @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(identity: ComponentIdentity(id), content: content())
    }

    private init(identity: ComponentIdentity, content: [AnyComponentWithIdentity<ChildEnvironment>]) {
        self.init(identity: identity, items: ComponentItems(content))
    }

    private init(identity: ComponentIdentity, items: ComponentItems<ChildEnvironment>) {
        self.identity = identity
        self.items = items
    }

    /// Returns the row with one more step prepended to its position.
    fileprivate func nested(in step: StructuralIdentity.Step) -> GridRow {
        guard case .structural(let structural) = identity else { return self }
        return GridRow(identity: .structural(structural.nested(in: step)), items: items)
    }

    /// The items of the row with identities that are unique in the grid.
    fileprivate var cells: [ComponentItem] {
        items.expanded.map { item in
            let cell = GridCellIdentity(row: identity, cell: item.identity)
            return ComponentItem(identity: ComponentIdentity(cell), box: item.box, traits: item.traits)
        }
    }
}

/// The identity of a child of a grid.
private struct GridCellIdentity: Hashable, CustomStringConvertible {
    let row: ComponentIdentity
    let cell: ComponentIdentity

    var description: String {
        "\(row.description), \(cell.description)"
    }
}

/// A result builder that creates the rows of a ``Grid`` from statements.
///
/// Rows are identified as the children of a ``ComponentBuilder`` are.
@resultBuilder
public enum GridBuilder<EnvironmentType> {
    /// Rows with positions relative to an enclosing statement.
    public struct Group {
        fileprivate let rows: [GridRow<EnvironmentType>]

        fileprivate func nested(in step: StructuralIdentity.Step) -> [GridRow<EnvironmentType>] {
            rows.map { $0.nested(in: step) }
        }
    }

    /// Adds a row.
    public static func buildExpression(_ row: GridRow<EnvironmentType>) -> Group {
        Group(rows: [row])
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ groups: Group...) -> Group {
        Group(rows: groups.enumerated().flatMap { $1.nested(in: .statement($0)) })
    }

    /// Adds the rows of an `if` without `else`.
    public static func buildOptional(_ group: Group?) -> Group {
        group ?? Group(rows: [])
    }

    /// Adds the rows of the first branch of an `if` or `switch`.
    public static func buildEither(first group: Group) -> Group {
        Group(rows: group.nested(in: .branch(true)))
    }

    /// Adds the rows of the second branch.
    public static func buildEither(second group: Group) -> Group {
        Group(rows: group.nested(in: .branch(false)))
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ groups: [Group]) -> Group {
        Group(rows: groups.enumerated().flatMap { $1.nested(in: .iteration($0)) })
    }

    /// Returns the rows in order.
    public static func buildFinalResult(_ group: Group) -> [GridRow<EnvironmentType>] {
        group.rows
    }
}
