import ComponentFlow

/// Loads and displays a photo, with its own state: loading, loaded or failed.
///
/// Loading is cancelled when the component is removed from its window.
struct PhotoView: CompositeComponent {
    /// The side of the square that a thumbnail fills, in pixels.
    private static let thumbnailSide: CGFloat = 400

    @Bindable var controller: AppController
    let photo: Photo
    let isThumbnail: Bool
    /// Called when the user taps the photo.
    @Behavior var open: (() -> Void)? = nil
    @Local var image = Loading<UIImage>.loading
    @Local var attempt = 1

    var content: some Component<Empty> {
        ZStack {
            switch image {
            case .loading: ActivityIndicator(size: .large, color: .secondaryLabel)
            case .loaded(let image): picture(image)
            case .failed(let error):
                ErrorMessage(error: error) {
                    image = .loading
                    attempt += 1
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task(id: attempt) { await load() }
    }

    private func picture(_ image: UIImage) -> Modified<Empty> {
        let picture = Image(image: image, contentMode: isThumbnail ? .scaleAspectFill : .scaleAspectFit)
            .accessibilityLabel(photo.title)
        guard let open else { return picture }
        return picture.onTap { open() }
    }

    @MainActor private func load() async {
        let result = await controller.fetchImage(
            forURL: isThumbnail ? photo.thumbnailUrl : photo.url, side: isThumbnail ? Self.thumbnailSide : nil)
        if !Task.isCancelled { image = Loading(result) }
    }
}
