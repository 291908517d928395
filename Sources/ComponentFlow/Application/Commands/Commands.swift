/// Changes of the program's menus; see ``CommandMenu`` and ``CommandGroup``.
@preconcurrency @MainActor
public protocol Commands {
    /// The changes, in the order in which they are applied.
    var menuChanges: [MenuChange] { get }
}

/// A change of the program's menus.
@preconcurrency @MainActor
public struct MenuChange {
    private let change: (any UIMenuBuilder) -> Void

    init(_ change: @escaping (any UIMenuBuilder) -> Void) {
        self.change = change
    }

    func apply(to builder: any UIMenuBuilder) {
        change(builder)
    }
}

/// Several changes of the program's menus.
public struct CommandList: Commands {
    public let menuChanges: [MenuChange]
}

/// A result builder that combines changes of the program's menus.
@preconcurrency @MainActor
@resultBuilder
public enum CommandsBuilder {
    /// Adds a change.
    public static func buildExpression(_ commands: some Commands) -> CommandList {
        CommandList(menuChanges: commands.menuChanges)
    }

    /// Combines consecutive changes.
    public static func buildBlock(_ lists: CommandList...) -> CommandList {
        CommandList(menuChanges: lists.flatMap(\.menuChanges))
    }

    /// Adds the changes of an `if` without `else`.
    public static func buildOptional(_ list: CommandList?) -> CommandList {
        list ?? CommandList(menuChanges: [])
    }

    /// Adds the changes of the first branch of an `if` or `switch`.
    public static func buildEither(first list: CommandList) -> CommandList {
        list
    }

    /// Adds the changes of the second branch.
    public static func buildEither(second list: CommandList) -> CommandList {
        list
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ lists: [CommandList]) -> CommandList {
        CommandList(menuChanges: lists.flatMap(\.menuChanges))
    }
}
