import ComponentFlow
import Foundation

/// An image of its own paragraph, which is loaded while it is in a window.
struct MarkdownImageView: CompositeComponent {
    let image: MarkdownImage
    let link: URL?
    let shown: MarkdownPresentation
    @Bindable var model: MarkdownModel

    var content: some Component<Empty> {
        VStack(alignment: .leading) {
            if let loaded = model.images[image.url] ?? nil {
                if let link {
                    picture(loaded).onTap { open(link) }.accessibilityAddTraits(.link)
                        .accessibilityAction { open(link) }
                } else {
                    picture(loaded)
                }
            } else {
                SelectableText(attributedText: description).onOpenLink(shown.openLink)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .task(id: image.url) {
            if let load = shown.loadImage { await model.load(image, with: load) }
        }
    }

    @MainActor private func picture(_ loaded: UIImage) -> some Component<Empty> {
        Image(image: loaded, contentMode: .scaleAspectFit, cornerRadius: shown.style.cornerRadius)
            .aspectRatio(loaded.size.width / max(loaded.size.height, 1))
            .frame(maxWidth: loaded.size.width)
            .accessibilityLabel(image.description)
            .accessibilityHint(image.title)
    }

    private var description: NSAttributedString {
        var values: [NSAttributedString.Key: Any] = [
            .font: shown.style.font, .foregroundColor: shown.style.markerColor,
        ]
        values[.link] = link
        return NSAttributedString(string: image.description, attributes: values)
    }

    @MainActor private func open(_ link: URL) {
        if shown.openLink?(link) != true { UIApplication.shared.open(link) }
    }
}
