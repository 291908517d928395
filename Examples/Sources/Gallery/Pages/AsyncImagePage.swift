import ComponentFlow
import ComponentFlowNetworking
import Foundation

extension Page {
    static let asyncImage = Page(
        "async-image", title: "AsyncImage", topic: .content,
        about: Localized(
            "Images that are loaded when they appear, with an indicator meanwhile, and with a button if it fails.",
            de: "Bilder, die beim Erscheinen geladen werden, mit Anzeige währenddessen und Taste nach einem Fehler.",
            ja: "現れたときに読み込む画像です。読み込み中は表示が動き、失敗するとボタンが現れます。"),
        demo: AsyncImageDemo())
}

// <code>
private struct AsyncImageDemo: CompositeComponent {
    var content: some Component<Surroundings> {
        VStack(spacing: 10) {
            caption("With the default content", theme)
            AsyncImage(
                url: URL(string: "demo:sunset"), loader: loader
            )
            .frame(width: 240, height: 135)
            caption("A file that does not exist", theme)
            AsyncImage(url: URL(string: "file:///no/such/image.jpg"))
                .frame(width: 240, height: 135)
            caption("Other content for each phase", theme)
            AsyncImage(
                url: URL(string: "demo:nothing"), loader: loader
            ) { phase in
                ZStack {
                    switch phase {
                    case .empty:
                        Text("Loading…")
                    case .success(let image):
                        Image(image: image)
                    case .failure(_, let retry):
                        Button("Load again", action: retry)
                    }
                }
            }
            .frame(minWidth: 240, minHeight: 44)
        }
    }
}

/// A loader with a source of its own, instead of the network.
private let loader = ImageLoader { url in
    guard url.absoluteString == "demo:sunset" else {
        throw CocoaError(.fileNoSuchFile)
    }
    return await DemoFilm.posterData
}
// </code>
