import FLIC

/// The root screen: loads the list of photos, and displays the list or an error.
final class PhotosViewController: UIViewController, ViewEventHandler {
    private let controller: AppController
    private lazy var content = AsyncView(viewModel: .loading, eventHandler: self)

    init(controller: AppController) {
        self.controller = controller
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let layout = VFL(view).add(subview: content, name: "content")
        if let server = controller.server {
            layout.add(subview: ServerBehaviorView(viewModel: server.mood, eventHandler: self), name: "mood")
                .applyConstraints(formats: ["H:|[content]|", "H:|[mood]|", "V:|[content][mood]|"])
        } else {
            layout.applyConstraints(formats: ["H:|[content]|", "V:|[content]|"])
        }
        Task { await reloadPhotos() }
    }

    private func reloadPhotos() async {
        content.viewModel = .loading
        switch await controller.fetchPhotos() {
        case .success(let photos):
            let list = PhotoListView(
                viewModel: PhotoListViewModel(title: "Photos", photos: photos), eventHandler: self,
                controller: controller)
            content.viewModel = .success(list)
        case .failure(let error):
            content.viewModel = .error(error)
        }
    }

    func handle(event: any ViewEvent, sender: UIView?) {
        guard let event = event as? AppViewEvent else { return forward(event, sender: sender) }
        switch event {
        case .retry: Task { await reloadPhotos() }
        case .showDetails(let photo):
            present(PhotoViewController(photo: photo, controller: controller), animated: true)
        case .setMood(let mood): controller.server?.mood = mood
        case .close: forward(event, sender: sender)
        }
    }
}
