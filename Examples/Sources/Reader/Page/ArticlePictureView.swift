import ComponentFlow
import ReaderCore

/// A picture of an article, which is loaded while it is visible.
struct ArticlePictureView: CompositeComponent {
    /// The width to which pictures are scaled down, in pixels.
    private static let width: CGFloat = 1400

    let picture: ArticlePicture
    @Bindable var library: Library
    @Local var image: UIImage?
    @Local var isMissing = false

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 6) {
            if let image {
                Image(image: image, contentMode: .scaleAspectFit)
                    .aspectRatio(image.size.width / max(image.size.height, 1))
                    .frame(maxWidth: image.size.width)
                    .cornerRadius(6)
                    .accessibilityLabel(picture.description)
            } else {
                placeholder
            }
        }
        .frame(maxWidth: .infinity)
        .task(id: picture.url) { await load() }
        .onTap { open() }
    }

    /// A gray area of the picture's size, or a line with the description if there is no picture.
    @MainActor @ComponentBuilder<Empty> private var placeholder: [AnyComponentWithIdentity<Empty>] {
        if isMissing {
            Text(picture.description).font(.footnote).foregroundColor(.secondaryLabel)
        } else {
            Rectangle(color: .secondarySystemBackground)
                .frame(maxWidth: .infinity)
                .frame(height: min(picture.size?.height ?? 240, 400))
                .cornerRadius(6)
        }
    }

    @MainActor private func load() async {
        let loaded = await library.pictures.image(at: picture.url, width: Self.width)
        guard !Task.isCancelled else { return }
        image = loaded
        isMissing = loaded == nil
    }

    @MainActor private func open() {
        if let link = picture.link { UIApplication.shared.open(link) }
    }
}
