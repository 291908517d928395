public import ComponentFlow

/// What an ``AsyncImage`` without a closure displays: an activity indicator, the image, or a message with a button.
public struct AsyncImageContent: CompositeComponent {
    private let image: UIImage?
    private let error: ImageLoadingError?
    private let contentMode: UIView.ContentMode
    @Behavior private var retry: (() -> Void)?

    private static let spacing: CGFloat = 8

    init(phase: AsyncImagePhase, contentMode: UIView.ContentMode) {
        image = phase.image
        error = phase.error
        self.contentMode = contentMode
        if case .failure(_, let retry) = phase {
            _retry = Behavior(wrappedValue: retry)
        } else {
            _retry = Behavior(wrappedValue: nil)
        }
    }

    /// The content for the phase, in the center of the proposed size.
    public var content: some Component<Empty> {
        ZStack {
            if let image {
                Image(image: image, contentMode: contentMode)
            } else if let error {
                VStack(spacing: Self.spacing) {
                    Text(
                        text: error.description(in: language), font: .footnote, color: .secondaryLabel,
                        alignment: .center)
                    Button(.BuiltIn.tryAgain) { retry?() }
                }
            } else {
                ActivityIndicator(color: .secondaryLabel)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
