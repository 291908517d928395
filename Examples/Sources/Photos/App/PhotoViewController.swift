import FLIC

/// Displays a photo with its title, scaled to fit.
final class PhotoViewController: ViewController<Photo>, ViewEventHandler {
    private let controller: AppController
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .system)

    init(photo: Photo, controller: AppController) {
        self.controller = controller
        super.init(viewModel: photo)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func setUp() {
        super.setUp()
        view.backgroundColor = .systemBackground
        VFL(view)
            .add(subview: titleLabel, name: "title")
            .add(subview: closeButton, name: "close")
            .add(subview: PhotoView(viewModel: viewModel.url, side: nil, controller: controller), name: "photo")
            .applyConstraints(formats: ["H:|-[title]-[close]-|", "H:|[photo]|", "V:|-[title(44)]-[photo]|"])
            .appendConstraints([closeButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor)])
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        closeButton.setTitle("Done", for: .normal)
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        closeButton.addAction(UIAction { [weak self] _ in self?.emit(AppViewEvent.close) }, for: .touchUpInside)
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        titleLabel.text = viewModel.title
    }

    func handle(event: any ViewEvent, sender: UIView?) {
        if event as? AppViewEvent == .close { dismiss(animated: true) } else { forward(event, sender: sender) }
    }
}
