/// A title or a label that opens a URL with the desktop's default program for it.
///
/// ```swift
/// Link("Terms of use", destination: account.terms)
/// ```
///
/// It looks and works like a ``Button``: a title has a minimum size and the tint color, a label the size and the colors of its
/// components. Assistive technologies present it as a link.
public struct Link: CompositeComponent {
    private let label: AnyComponent<Empty>
    private let minSize: CGSize?
    private let destination: URL
    @Behavior private var openLink: ((URL) -> Bool)?

    private init(_ label: AnyComponent<Empty>, minSize: CGSize?, destination: URL) {
        self.label = label
        self.minSize = minSize
        self.destination = destination
        _openLink = Behavior(wrappedValue: nil)
    }

    /// Creates a link with a title.
    public init(_ title: String, destination: URL) {
        self.init(AnyComponent(Text(title: title)), minSize: Button.minimumTitleSize, destination: destination)
    }

    /// Creates a link with a title of a string catalog, in the language of the component that contains the link.
    public init(_ title: LocalizedString, destination: URL) {
        self.init(AnyComponent(Text(title: title)), minSize: Button.minimumTitleSize, destination: destination)
    }

    /// Creates a link with a label.
    ///
    /// - Parameters:
    ///   - destination: The URL.
    ///   - label: The components of the label, which are shown side by side.
    public init(
        destination: URL, @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        self.init(
            ItemGroup.row(of: label(), spacing: Button.labelSpacing), minSize: nil, destination: destination)
    }

    /// Returns the link with a closure that is called before the URL is opened, and returns whether it has handled it.
    public func onOpenLink(_ action: ((URL) -> Bool)?) -> Link {
        with { $0.openLink = action }
    }

    /// The button that opens the URL.
    public var content: some Component<Empty> {
        Button(content: label) { open() }
            .minSize(minSize)
            .describing {
                $0.addedTraits = .link
                $0.removedTraits = .button
            }
            .pointerStyle(.link)
    }

    @MainActor private func open() {
        guard openLink?(destination) != true else { return }
        UIApplication.shared.open(destination)
    }
}
