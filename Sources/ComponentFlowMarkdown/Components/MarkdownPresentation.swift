import ComponentFlow
import Foundation

/// What ``Markdown`` and ``MarkdownPage`` show, and how.
struct MarkdownPresentation: Equatable {
    enum Source: Equatable {
        case text(String, MarkdownOptions)
        case document(MarkdownDocument)
    }

    let source: Source
    var style = MarkdownStyle()
    /// Whether there is a closure that loads images.
    private(set) var showsImages = false
    @Behavior var openLink: ((URL) -> Bool)?
    @Behavior private(set) var loadImage: MarkdownImageLoader?

    init(_ source: Source) {
        self.source = source
    }

    /// Returns the presentation with the style of a text size.
    func inTextSize(_ category: UIContentSizeCategory) -> MarkdownPresentation {
        var copy = self
        copy.style = style.inTextSize(category)
        return copy
    }

    mutating func setImageLoader(_ load: MarkdownImageLoader?) {
        showsImages = load != nil
        loadImage = load
    }
}

/// Loads an image; returns `nil` if that is not possible.
typealias MarkdownImageLoader = @MainActor (MarkdownImage) async -> UIImage?
