/// The windows of a ``ComponentApp``, or a part of them.
@preconcurrency @MainActor
public protocol Scene {
    /// The windows that the program can open.
    var declarations: [SceneDeclaration] { get }
}

/// A kind of window that a program can open; see ``Window``, ``WindowGroup`` and ``Settings``.
@preconcurrency @MainActor
public struct SceneDeclaration {
    /// How many windows there can be, and what distinguishes them.
    enum Kind {
        case single
        case several
        /// One window for each value.
        case values(SceneValueType)
        case settings
    }

    let kind: Kind
    /// The identifier by which the window is opened.
    let id: String
    let title: String
    /// Creates the controller that shows the content, for a value if there is one.
    let makeController: (AnyHashable?) -> (any WindowContent)?
    var subtitle = ""
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
    var minimumSize: CGSize?
    var maximumSize: CGSize?
    var isRestored = true
    var isPresentedAtLaunch = false
    var showsMenuBar = false
    var style = WindowStyle.titleBar
    var relation = WindowRelation.independent
    /// The changes of the program's menus.
    var menuChanges: [MenuChange] = []

    init(
        _ kind: Kind, id: String, title: String, makeController: @escaping (AnyHashable?) -> (any WindowContent)?
    ) {
        self.kind = kind
        self.id = id
        self.title = title
        self.makeController = makeController
    }
}

/// The type of the values for which a window group has windows.
@MainActor
struct SceneValueType {
    let id: ObjectIdentifier
    let encode: (AnyHashable) -> Data?
    let decode: (Data) -> AnyHashable?

    init<Value: Codable & Hashable>(_ type: Value.Type) {
        id = ObjectIdentifier(type)
        // Elements of arrays need not be objects, so that numbers and strings can be values.
        encode = { value in (value.base as? Value).flatMap { try? JSONEncoder().encode([$0]) } }
        decode = { data in (try? JSONDecoder().decode([Value].self, from: data))?.first.map { AnyHashable($0) } }
    }
}

/// The windows of several scenes.
public struct SceneGroup: Scene {
    public let declarations: [SceneDeclaration]
}

/// A result builder that combines the windows of a program.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
    /// Returns the windows of a scene.
    public static func buildExpression(_ scene: some Scene) -> SceneGroup {
        SceneGroup(declarations: scene.declarations)
    }

    /// Combines consecutive scenes.
    public static func buildBlock(_ groups: SceneGroup...) -> SceneGroup {
        SceneGroup(declarations: groups.flatMap(\.declarations))
    }

    /// Adds the windows of an `if` without `else`.
    public static func buildOptional(_ group: SceneGroup?) -> SceneGroup {
        group ?? SceneGroup(declarations: [])
    }

    /// Adds the windows of the first branch of an `if` or `switch`.
    public static func buildEither(first group: SceneGroup) -> SceneGroup {
        group
    }

    /// Adds the windows of the second branch.
    public static func buildEither(second group: SceneGroup) -> SceneGroup {
        group
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ groups: [SceneGroup]) -> SceneGroup {
        SceneGroup(declarations: groups.flatMap(\.declarations))
    }
}
