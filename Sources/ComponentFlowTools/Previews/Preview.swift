public import ComponentFlow

/// A component as it is shown in a ``PreviewSheet``, with the data of an example.
///
/// ```swift
/// extension TodoScreen {
///     static var previews: [Preview] {
///         [
///             Preview("Tasks") { TodoScreen(list: TodoList(["Water the plants", "Buy bread"])) },
///             Preview("No tasks") { TodoScreen(list: TodoList([])) },
///         ]
///     }
/// }
/// ```
public struct Preview {
    /// The name, which is unique in a sheet.
    public let name: String
    /// The size of the preview, in points; `nil` for the size of the variant.
    public let size: CGSize?
    let makeController: @MainActor (PreviewVariant) -> UIViewController

    /// Creates a preview of a component.
    ///
    /// - Parameters:
    ///   - name: The name, which is shown above the preview.
    ///   - size: The size that is proposed to the component, in points; `nil` for the size of the variant.
    ///   - content: A closure that creates the component.
    public init<Content: Component>(
        _ name: String, size: CGSize? = nil, content: @escaping @MainActor () -> Content
    ) where Content.EnvironmentType == Empty {
        self.init(name, size: size, content: { _ in content() }, environment: { _ in })
    }

    /// Creates a preview of a component that depends on the variant, for example on its language, or expects an
    /// environment.
    ///
    /// - Parameters:
    ///   - name: The name, which is shown above the preview.
    ///   - size: The size that is proposed to the component, in points; `nil` for the size of the variant.
    ///   - content: A closure that creates the component for a variant.
    ///   - environment: A closure that returns the environment values for a variant.
    public init<Content: Component>(
        _ name: String, size: CGSize? = nil, content: @escaping @MainActor (PreviewVariant) -> Content,
        @EnvironmentBuilder environment: @escaping @MainActor (PreviewVariant) -> Environment<Content.EnvironmentType>
    ) {
        self.name = name
        self.size = size
        makeController = { variant in
            ComponentViewController(content(variant), environment: { environment(variant) })
        }
    }
}
