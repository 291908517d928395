import OpenUIKit

// The code of the article "Moving code from UIKit".

final class WaveLayer: CALayer {
    var phase: CGFloat = 0

    required init() {
        super.init()
    }

    required init(layer: Any) {
        super.init(layer: layer)
        phase = (layer as? WaveLayer)?.phase ?? 0
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A cell whose designated initializer is not one of UIKit's.
final class TrackCell: UITableViewCell {
    let title: String

    init(title: String) {
        self.title = title
        super.init(style: .default, reuseIdentifier: "track")
    }

    required convenience init(registeredWithIdentifier identifier: String) {
        self.init(title: "Untitled")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PlayerController: UIViewController {
    static let archive = Selector(PlayerController.archiveTrack)

    private(set) var log: [String] = []
    private var timer: Timer?
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: PlayerController.play, for: .touchUpInside)
        view.addSubview(button)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PlayerController.panned))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: PlayerController.finish)
    }

    private func play() {
        log.append("play")
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        log.append("pan \(recognizer.translation(in: view).x)")
    }

    private func finish() {
        timer?.invalidate()
        log.append("finish")
    }

    private func archiveTrack() {
        log.append("archive")
    }

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.play() }
        }
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.play() }
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.archive || super.canPerformAction(action, withSender: sender)
    }
}
