import ComponentFlow
import Foundation
import Observation

/// The document that a component shows, and its images that are loaded.
@Observable @MainActor final class MarkdownModel {
    /// The greatest number of images between words that are loaded.
    private static let maximumInlineImageCount = 100

    /// The results of loading; `nil` for an image that cannot be loaded.
    private(set) var images: [URL: UIImage?] = [:]
    @ObservationIgnored private var latest: (source: MarkdownPresentation.Source, document: MarkdownDocument)?

    nonisolated init() {}

    /// Returns the document of a source, which is read again only if the source changed.
    func document(for source: MarkdownPresentation.Source) -> MarkdownDocument {
        if let latest, latest.source == source { return latest.document }
        let document =
            switch source {
            case .text(let text, let options): MarkdownDocument(text, options: options)
            case .document(let document): document
            }
        latest = (source, document)
        return document
    }

    /// Returns the parts of a document.
    func sections(of document: MarkdownDocument, _ shown: MarkdownPresentation, isLazy: Bool) -> [MarkdownSection] {
        MarkdownSectionBuilder.sections(
            of: document, style: shown.style, showsImages: shown.showsImages, isLazy: isLazy
        ) { [self] image in MainActor.assumeIsolated { images[image.url] ?? nil } }
    }

    /// Loads the images between words one after the other, until the task is cancelled.
    func loadInlineImages(of document: MarkdownDocument, with load: MarkdownImageLoader?) async {
        guard let load else { return }
        for image in document.inlineImages.prefix(Self.maximumInlineImageCount) where !Task.isCancelled {
            await self.load(image, with: load)
        }
    }

    /// Loads an image that was not loaded before.
    func load(_ image: MarkdownImage, with load: MarkdownImageLoader) async {
        guard images[image.url] == nil else { return }
        let loaded = await load(image)
        // A cancelled request is repeated when the image is visible again.
        if loaded != nil || !Task.isCancelled { images[image.url] = .some(loaded) }
    }
}
