public import ComponentFlow
public import Foundation

/// The state of an ``AsyncImage``.
public enum AsyncImagePhase {
    /// No image is loaded yet.
    case empty
    /// The image is loaded.
    case success(UIImage)
    /// The image cannot be loaded; the closure tries again.
    case failure(ImageLoadingError, retry: () -> Void)

    /// The image, if it is loaded.
    public var image: UIImage? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the image cannot be loaded.
    public var error: ImageLoadingError? {
        if case .failure(let error, _) = self { error } else { nil }
    }
}

/// A component that loads an image and displays it.
///
/// ```swift
/// AsyncImage(url: photo.url).frame(width: 120, height: 120)
///
/// AsyncImage(url: photo.url, filling: CGSize(width: 240, height: 240)) { phase in
///     ZStack {
///         switch phase {
///         case .empty: ProgressIndicator(value: nil)
///         case .success(let image): Image(image: image, contentMode: .scaleAspectFill, cornerRadius: 8)
///         case .failure(_, let retry): Button("Try Again", action: retry)
///         }
///     }
/// }
/// ```
///
/// Without a closure, it takes the proposed size and displays an activity indicator, then the image scaled to fit, or a
/// message with a button that tries again.
///
/// Loading starts when the component appears, and is cancelled when it disappears. An image in the cache of the loader is
/// displayed at once. If the URL changes, the previous image is no longer displayed.
public struct AsyncImage<Content: Component>: CompositeComponent {
    private let request: ImageRequest?
    private let loader: ImageLoader
    /// Whether the closure depends on nothing but the phase.
    private let isComparable: Bool
    @Behavior private var build: (AsyncImagePhase) -> Content
    @Local private var answer: Answer? = nil
    @Local private var attempt = 0

    private struct Answer {
        let request: ImageRequest
        let result: Result<UIImage, ImageLoadingError>
    }

    private struct TaskIdentity: Hashable {
        let request: ImageRequest?
        let attempt: Int
    }

    /// Creates a component with content of its own.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` loads nothing.
    ///   - size: The size that the image must fill, in pixels, which saves memory: a larger image is reduced while it is
    ///     decoded. `nil` for the original size.
    ///   - loader: The loader, whose cache is used.
    ///   - content: A closure that returns the content for a phase. It is called in every update of the parent.
    public init(
        url: URL?, filling size: CGSize? = nil, loader: ImageLoader = .shared,
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, size, loader, isComparable: false, content)
    }

    fileprivate init(
        _ url: URL?, _ size: CGSize?, _ loader: ImageLoader, isComparable: Bool,
        _ build: @escaping (AsyncImagePhase) -> Content
    ) {
        request = url.map { ImageRequest(url: $0, size: size) }
        self.loader = loader
        self.isComparable = isComparable
        _build = Behavior(wrappedValue: build)
    }

    /// Returns whether both display the same image with the default content; closures are not compared.
    public static func == (lhs: AsyncImage, rhs: AsyncImage) -> Bool {
        lhs.isComparable && rhs.isComparable && lhs.request == rhs.request && lhs.loader === rhs.loader
    }

    /// The content for the current phase.
    public var content: some Component<Content.EnvironmentType> {
        build(phase).task(id: TaskIdentity(request: request, attempt: attempt)) { await load() }
    }

    private var phase: AsyncImagePhase {
        guard let request else { return .empty }
        guard let answer, answer.request == request else {
            return loader.cachedImage(for: request).map { .success($0) } ?? .empty
        }
        switch answer.result {
        case .success(let image): return .success(image)
        case .failure(let error):
            return .failure(error) {
                self.answer = nil
                attempt += 1
            }
        }
    }

    @MainActor private func load() async {
        guard let request else { return }
        let result: Result<UIImage, ImageLoadingError>
        do throws(ImageLoadingError) {
            result = .success(try await loader.image(for: request))
        } catch {
            result = .failure(error)
        }
        if !Task.isCancelled { answer = Answer(request: request, result: result) }
    }
}

extension AsyncImage where Content == AsyncImageContent {
    /// Creates a component that takes the proposed size.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` loads nothing.
    ///   - size: The size that the image must fill, in pixels, which saves memory: a larger image is reduced while it is
    ///     decoded. `nil` for the original size.
    ///   - contentMode: The content mode, which determines how the image is scaled and aligned.
    ///   - loader: The loader, whose cache is used.
    public init(
        url: URL?, filling size: CGSize? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        loader: ImageLoader = .shared
    ) {
        self.init(url, size, loader, isComparable: true) {
            AsyncImageContent(phase: $0, contentMode: contentMode)
        }
    }
}
