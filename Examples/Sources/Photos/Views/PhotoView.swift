import ComponentFlow
import ComponentFlowNetworking

/// Loads and displays a photo, which can be dragged to other programs and copied.
struct PhotoView: CompositeComponent {
    /// The side of the square that a thumbnail fills, in pixels.
    private static let thumbnailSide: CGFloat = 400

    @Bindable var controller: AppController
    let photo: Photo
    let isThumbnail: Bool
    /// Called when the user taps the photo.
    @Behavior var open: (() -> Void)? = nil

    var content: some Component<Empty> {
        let side = Self.thumbnailSide
        return AsyncImage(
            url: controller.pictureURL(isThumbnail ? photo.thumbnailUrl : photo.url),
            filling: isThumbnail ? CGSize(width: side, height: side) : nil, loader: controller.loader
        ) { phase in
            ZStack {
                switch phase {
                case .empty: ActivityIndicator(size: .large, color: .secondaryLabel)
                case .success(let image): picture(image)
                case .failure(let error, let retry): ErrorMessage(error: error, retry: retry)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @MainActor private func picture(_ image: UIImage) -> some Component<Empty> {
        openable(image)
            .draggable(items: { [UIDragItem(itemProvider: controller.itemProvider(of: photo))] })
            .onKeyPress(keys: ["c"]) { press in
                guard press.modifiers == .control else { return .ignored }
                controller.copy(photo)
                return .handled
            }
            .contextMenu { Button("Copy") { controller.copy(photo) } }
    }

    private func openable(_ image: UIImage) -> Modified<Empty> {
        let picture = Image(image: image, contentMode: isThumbnail ? .scaleAspectFill : .scaleAspectFit)
            .accessibilityLabel(photo.title)
        guard let open else { return picture }
        return picture.onTap { open() }
    }
}
