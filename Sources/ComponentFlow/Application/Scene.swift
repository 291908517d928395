/// The windows of a ``ComponentApp``, or a part of them.
@MainActor
public protocol Scene {
    /// The windows that are opened at launch, the one with the focus first.
    var windows: [Window] { get }
}

/// The windows of several scenes.
public struct SceneGroup: Scene {
    public let windows: [Window]
}

/// A result builder that combines the windows of a program.
@MainActor
@resultBuilder
public enum SceneBuilder {
    /// Returns the windows of a scene.
    public static func buildExpression(_ scene: some Scene) -> SceneGroup {
        SceneGroup(windows: scene.windows)
    }

    /// Combines consecutive scenes.
    public static func buildBlock(_ groups: SceneGroup...) -> SceneGroup {
        SceneGroup(windows: groups.flatMap(\.windows))
    }

    /// Adds the windows of an `if` without `else`.
    public static func buildOptional(_ group: SceneGroup?) -> SceneGroup {
        group ?? SceneGroup(windows: [])
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
        SceneGroup(windows: groups.flatMap(\.windows))
    }
}
