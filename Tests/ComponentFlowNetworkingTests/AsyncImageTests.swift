import ComponentFlow
import ComponentFlowNetworking
import ComponentFlowTesting
import Foundation
import Testing

@Suite("Asynchronous images") @MainActor
struct AsyncImageTests {
    private let stage = Stage(size: CGSize(width: 100, height: 80))
    private let source = ImageSource()
    private let loader: ImageLoader

    init() {
        loader = ImageLoader { [source] in try await source.fetch($0) }
    }

    private func show(_ name: String?) {
        stage.show(AsyncImage(url: name.map(url), loader: loader))
        stage.advance(by: 0)
    }

    /// Waits until the stage shows what a condition describes.
    private func wait(for condition: () -> Bool) async {
        for _ in 0..<100_000 {
            if condition() { return }
            await Task.yield()
            stage.advance(by: 0)
        }
    }

    private var image: UIImage? {
        stage.window.subview(of: UIImageView.self)?.image
    }

    private var retryButton: UIControl? {
        stage.window.subview(of: UIControl.self)
    }

    @Test("An indicator is shown until the image is loaded")
    func loading() async {
        show("a")
        #expect(stage.window.subview(of: UIActivityIndicatorView.self) != nil)
        await source.requests(1)
        source.answer(.success(pngData()))
        await wait { image != nil }
        #expect(image?.size == CGSize(width: 8, height: 8))
        #expect(stage.window.subview(of: UIActivityIndicatorView.self) == nil)
    }

    @Test("A message and a button that tries again are shown if the image cannot be loaded")
    func failing() async {
        show("a")
        await source.requests(1)
        source.answer(.failure(ImageLoadingError.status(500)))
        await wait { retryButton != nil }
        #expect(stage.window.texts.contains("The server answered with error 500."))
        if let button = retryButton { stage.tap(on: button) }
        await source.requests(2)
        source.answer(.success(pngData()))
        await wait { image != nil }
        #expect(image != nil)
    }

    @Test("A cached image is shown at once")
    func cached() async throws {
        async let loaded = loader.image(at: url("a"))
        await source.requests(1)
        source.answer(.success(pngData()))
        _ = try await loaded
        show("a")
        #expect(image != nil)
    }

    @Test("Another URL shows another image, and not the previous one until then")
    func otherURL() async {
        show("a")
        await source.requests(1)
        source.answer(.success(pngData()))
        await wait { image != nil }
        show("b")
        #expect(image == nil)
        await source.requests(2)
        source.answer(.success(pngData(width: 9)))
        await wait { image != nil }
        #expect(image?.size.width == 9)
    }

    @Test("A download is cancelled when the component disappears")
    func disappearing() async {
        show("a")
        await source.requests(1)
        stage.show(Rectangle(color: .red))
        await source.cancellations(1)
        #expect(source.urls.count == 1)
    }

    @Test("No URL loads nothing")
    func noURL() {
        show(nil)
        #expect(stage.window.subview(of: UIActivityIndicatorView.self) != nil)
        #expect(source.urls == [])
    }

    @Test("A closure describes the content of each phase")
    func phases() async {
        func phase(_ phase: AsyncImagePhase) -> Text {
            switch phase {
            case .empty: Text("empty")
            case .success(let image): Text("\(Int(image.size.width))")
            case .failure(let error, _): Text("\(error)")
            }
        }
        stage.show(AsyncImage(url: url("a"), loader: loader, content: phase))
        stage.advance(by: 0)
        #expect(stage.window.texts == ["empty"])
        await source.requests(1)
        source.answer(.success(pngData()))
        await wait { stage.window.texts == ["8"] }
        #expect(stage.window.texts == ["8"])
    }

    @Test("The closure of a later update is used")
    func currentClosure() {
        for title in ["first", "second"] {
            stage.show(AsyncImage(url: nil, loader: loader) { _ in Text(title) })
        }
        #expect(stage.window.texts == ["second"])
    }

    @Test("With the default content, equal components are compared by what they display")
    func equality() {
        let first = AsyncImage(url: url("a"), loader: loader)
        #expect(first == AsyncImage(url: url("a"), loader: loader))
        #expect(first != AsyncImage(url: url("b"), loader: loader))
        #expect(first != AsyncImage(url: url("a"), filling: CGSize(width: 5, height: 5), loader: loader))
    }
}

extension UIView {
    fileprivate func subview<View: UIView>(of type: View.Type) -> View? {
        (self as? View) ?? subviews.lazy.compactMap { $0.subview(of: type) }.first
    }

    fileprivate var texts: [String] {
        ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
    }
}
