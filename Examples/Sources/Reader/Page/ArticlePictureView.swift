import ComponentFlow
import ComponentFlowNetworking
import ReaderCore

/// A picture of an article, which is loaded while it is visible.
struct ArticlePictureView: CompositeComponent {
    /// The size to which pictures are scaled down, in pixels: the width of the page, and any height.
    private static let size = CGSize(width: 1400, height: 1)

    let picture: ArticlePicture
    @Bindable var library: Library

    var content: some Component<Empty> {
        AsyncImage(url: picture.url, filling: Self.size, loader: library.pictures) { phase in
            VStack(alignment: .leading, spacing: 6) {
                switch phase {
                case .empty: placeholder
                case .success(let image): loaded(image)
                case .failure: Text(picture.description).font(.footnote).foregroundColor(.secondaryLabel)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .onTap { open() }
    }

    @MainActor private func loaded(_ image: UIImage) -> some Component<Empty> {
        Image(image: image, contentMode: .scaleAspectFit)
            .aspectRatio(image.size.width / max(image.size.height, 1))
            .frame(maxWidth: image.size.width)
            .cornerRadius(6)
            .accessibilityLabel(picture.description)
    }

    /// A gray area of the picture's size.
    @MainActor private var placeholder: some Component<Empty> {
        Rectangle(color: .secondarySystemBackground)
            .frame(maxWidth: .infinity)
            .frame(height: min(picture.size?.height ?? 240, 400))
            .cornerRadius(6)
    }

    @MainActor private func open() {
        if let link = picture.link { UIApplication.shared.open(link) }
    }
}
