/// A message in the center of an area without content, such as a search without results.
///
/// ```swift
/// ContentUnavailable("No feeds", systemImage: "newspaper", description: "Subscribe to one to read it here.") {
///     Button("Subscribe") { isSubscribing = true }
/// }
/// ```
///
/// The message takes the proposed size, and scrolls if it does not fit. Its title is a heading for assistive technologies.
public struct ContentUnavailable<ChildEnvironment>: Wrapper {
    /// The environment that the actions expect.
    public typealias EnvironmentType = ChildEnvironment

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
        let message = column.padding(Self.margin)
        let fitting = ViewThatFits<ChildEnvironment>(horizontal: false) {
            message
            ScrollView<ChildEnvironment> { message.frame(maxWidth: .infinity) }
        }
        content = AnyComponent(fitting.frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    /// Creates a message with a symbol above its title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol; see `UIImage.systemSymbolNames`.
    ///   - description: A text below the title; `nil` for none.
    ///   - actions: A builder of buttons below the texts.
    public init(
        _ title: String, systemImage: String, description: String? = nil,
        @ComponentBuilder<ChildEnvironment> actions: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(title, image: UIImage(systemName: systemImage), description: description, actions: actions)
    }

    private static func message(_ title: String, image: UIImage?, description: String?) -> VStack<Empty> {
        VStack<Empty>(spacing: spacing) {
            if let image { UnavailableImage(image: image) }
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

    /// Creates a message with a symbol above its title, without actions.
    public init(_ title: String, systemImage: String, description: String? = nil) {
        self.init(title, systemImage: systemImage, description: description) {}
    }
}

/// The image above the title, in its text size.
private struct UnavailableImage: CompositeComponent {
    let image: UIImage

    var content: some Component<Empty> {
        let length = scaledMetric(48, relativeTo: .title2)
        return Image(
            image: image, tintColor: .secondaryLabel, size: CGSize(width: length, height: length),
            contentMode: .scaleAspectFit)
    }
}
