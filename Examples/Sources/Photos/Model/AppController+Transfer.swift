import ComponentFlow
import Foundation

// Photos that are dragged to other programs, or copied: image data for editors, files for file managers.

extension AppController {
    /// Returns what other programs receive of a photo; its picture is loaded when one of them requests it.
    func itemProvider(of photo: Photo) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = photo.title
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            Task { completion(await self.png(of: photo), nil) }
            return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { completion in
            Task { completion(await self.file(of: photo).map { Data($0.absoluteString.utf8) }, nil) }
            return nil
        }
        return provider
    }

    func copy(_ photo: Photo) {
        UIPasteboard.general.itemProviders = [itemProvider(of: photo)]
    }

    private func png(of photo: Photo) async -> Data? {
        guard let url = pictureURL(photo.url), let image = try? await loader.image(at: url) else { return nil }
        return await Task.detached { image.pngData() }.value
    }

    /// Returns the file in the folder, or one with the downloaded picture.
    private func file(of photo: Photo) async -> URL? {
        if let url = pictureURL(photo.url), url.isFileURL { return url }
        guard let png = await png(of: photo) else { return nil }
        return await Task.detached { try? PictureFiles.write(png, title: photo.title) }.value
    }
}
