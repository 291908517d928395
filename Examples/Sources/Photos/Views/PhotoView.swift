import FLIC

/// The address of a picture.
typealias PhotoViewModel = String

/// Loads and displays a picture, with its own state: loading, loaded or failed.
///
/// It handles `retry` itself and forwards all other events along the handler chain. Loading is cancelled when the view
/// is removed from its window.
final class PhotoView: View<PhotoViewModel>, ViewEventHandler {
    private let controller: AppController
    /// The side of the square that the picture fills, in pixels; `nil` for the original size.
    private let side: CGFloat?
    private lazy var content = AsyncView(viewModel: .loading, eventHandler: self)
    private var loading: Task<Void, Never>?

    /// The displayed picture, for tests.
    private(set) var image: UIImage?

    init(viewModel: PhotoViewModel, side: CGFloat?, controller: AppController) {
        self.controller = controller
        self.side = side
        super.init(viewModel: viewModel, eventHandler: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: content, name: "content")
            .applyConstraints(formats: ["H:|[content]|", "V:|[content]|"])
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        reload()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            loading?.cancel()
        } else if isSetUp, image == nil, loading?.isCancelled == true {
            reload()
        }
    }

    private func reload() {
        loading?.cancel()
        image = nil
        content.viewModel = .loading
        let (controller, address, side) = (controller, viewModel, side)
        loading = Task { [weak self] in
            let result = await controller.fetchImage(forURL: address, side: side)
            if !Task.isCancelled { self?.show(result) }
        }
    }

    private func show(_ result: Result<UIImage, AppError>) {
        switch result {
        case .success(let image):
            self.image = image
            let view = UIImageView(image: image)
            view.contentMode = side == nil ? .scaleAspectFit : .scaleAspectFill
            view.clipsToBounds = true
            content.viewModel = .success(view)
        case .failure(let error):
            content.viewModel = .error(error)
        }
    }

    func handle(event: any ViewEvent, sender: UIView?) {
        if event as? AppViewEvent == .retry { reload() } else { forward(event, sender: sender) }
    }
}
