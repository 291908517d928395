/// A component whose content depends on the size proposed to it.
///
/// ```swift
/// SizeReader { size in
///     Rectangle(color: .systemTeal, width: size.width / 3)
/// }
/// ```
///
/// The component takes the proposed size, and its content is at the top left corner. In a dimension without a limit it is
/// as large as its content.
///
/// The closure is called in every update of the parent, because what it uses is unknown, and when a model or a local value
/// that it read has changed. Pass the other values that it uses as `dependingOn`, and the component is skipped while they
/// and the proposed size are unchanged.
public struct SizeReader<ChildEnvironment>: ContainerComponent {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    private let dependency: (any Equatable)?
    private let content: (CGSize) -> AnyComponent<ChildEnvironment>

    /// Creates a component with content that depends on the proposed size and on anything else.
    public init<Content: Component>(content: @escaping (_ size: CGSize) -> Content)
    where Content.EnvironmentType == ChildEnvironment {
        dependency = nil
        self.content = { AnyComponent(content($0)) }
    }

    /// Creates a component with content that depends on the proposed size and on given values.
    ///
    /// - Parameters:
    ///   - dependency: The values that the closure uses in addition to the size.
    ///   - content: A closure that returns the content for a size, in points, of which a dimension may be infinite.
    public init<Content: Component>(
        dependingOn dependency: some Equatable, content: @escaping (_ size: CGSize) -> Content
    ) where Content.EnvironmentType == ChildEnvironment {
        self.dependency = dependency
        self.content = { AnyComponent(content($0)) }
    }

    /// Returns whether both depend on equal values; closures are not compared.
    public static func == (lhs: SizeReader, rhs: SizeReader) -> Bool {
        guard let dependency = lhs.dependency else { return false }
        return areEqual(dependency, rhs.dependency)
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: (any Equatable)?) -> Bool {
        value == other as? Value
    }

    /// Updates the content and places it.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let observed = ObservedContent { [content] in content(availableSize) }
        let child = children.updateContent(
            TypedComponentBox(observed), environment: environment, availableSize: availableSize,
            transition: transition)
        children.add(child)
        return CGSize(
            width: availableSize.width.isFinite ? availableSize.width : child.size.width,
            height: availableSize.height.isFinite ? availableSize.height : child.size.height)
    }
}
