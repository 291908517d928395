/// A component that displays a symbol or an image, and a title beside it.
///
/// ```swift
/// Label("Favorites", systemImage: "star")
/// ```
///
/// As the label of a button, a menu's entry or a tab it provides title and image. Assistive technologies present the title.
public struct Label: Wrapper {
    /// A label expects no environment.
    public typealias EnvironmentType = Empty

    private static let spacing: CGFloat = 6

    let content: AnyComponent<Empty>

    /// Creates a label with a symbol, which has the size, the weight and the color of the title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol; see `UIImage.systemSymbolNames`.
    public init(_ title: String, systemImage: String) {
        self.init(Text(title), .besideTitle(systemName: systemImage))
    }

    /// Creates a label with a symbol and a title of a string catalog.
    public init(_ title: LocalizedString, systemImage: String) {
        self.init(Text(title), .besideTitle(systemName: systemImage))
    }

    /// Creates a label with an image in its own size.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    public init(_ title: String, image: UIImage) {
        self.init(Text(title), Image(image: image, size: image.size))
    }

    private init(_ title: Text, _ image: Image) {
        content = AnyComponent(
            HStack(spacing: Self.spacing) {
                image
                title
            })
    }
}

extension Label: LabelContainer {
    var labelParts: [any Component] { [content.wrapped] }
}
