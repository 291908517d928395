/// A message in the center of an area without content, such as a search without results.
///
/// ```swift
/// ContentUnavailable("No feeds", image: antenna, description: "Subscribe to one to read it here.") {
///     Button("Subscribe") { isSubscribing = true }
/// }
/// ```
///
/// The message takes the proposed size. Its title is a heading for assistive technologies.
public struct ContentUnavailable<ChildEnvironment>: Wrapper {
    /// The environment that the actions expect.
    public typealias EnvironmentType = ChildEnvironment

    private static var imageLength: CGFloat { 48 }
    private static var spacing: CGFloat { 10 }
    private static var margin: CGFloat { 24 }

    let content: AnyComponent<ChildEnvironment>

    /// Creates a message with actions.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: An image above the title; `nil` for none.
    ///   - description: A text below the title; `nil` for none.
    ///   - actions: A builder of buttons below the texts.
    public init(
        _ title: String, image: UIImage? = nil, description: String? = nil,
        @ComponentBuilder<ChildEnvironment> actions: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let buttons = actions()
        let column = VStack<ChildEnvironment>(spacing: 2 * Self.spacing) {
            Self.message(title, image: image, description: description)
            if !buttons.isEmpty { VStack(buttons, spacing: Self.spacing) }
        }
        content = AnyComponent(column.padding(Self.margin).frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    private static func message(_ title: String, image: UIImage?, description: String?) -> VStack<Empty> {
        VStack<Empty>(spacing: spacing) {
            if let image {
                Image(
                    image: image, tintColor: .secondaryLabel, size: CGSize(width: imageLength, height: imageLength),
                    contentMode: .scaleAspectFit)
            }
            Text(text: title, font: .title2, color: .label, alignment: .center).accessibilityHeading()
            if let description {
                Text(text: description, font: .subheadline, color: .secondaryLabel, alignment: .center)
            }
        }
    }
}

extension ContentUnavailable where ChildEnvironment == Empty {
    /// Creates a message without actions.
    public init(_ title: String, image: UIImage? = nil, description: String? = nil) {
        self.init(title, image: image, description: description) {}
    }
}
