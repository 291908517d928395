import OpenUIKit

// A cache of images in memory, with the extension of image views that such libraries have.

final class ImageCache {
    static let shared = ImageCache()

    private let memory = NSCache<NSString, UIImage>()
    private let queue = DispatchQueue(label: "image.cache", qos: .utility)
    private var observer: NSObjectProtocol?

    init() {
        memory.totalCostLimit = 20 * 1024 * 1024
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.removeAll()
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func store(_ image: UIImage, forKey key: String) {
        let cost = Int(image.size.width * image.size.height * image.scale * image.scale) * 4
        memory.setObject(image, forKey: key as NSString, cost: cost)
    }

    func image(forKey key: String) -> UIImage? {
        memory.object(forKey: key as NSString)
    }

    func removeAll() {
        memory.removeAllObjects()
    }

    /// Decodes data and scales the image, on a queue in the background.
    func load(_ data: Data, key: String, fitting size: CGSize, completion: @escaping (UIImage?) -> Void) {
        if let cached = image(forKey: key) { return completion(cached) }
        queue.async { [self] in
            let image = UIImage(data: data)?.scaled(toFit: size)
            DispatchQueue.main.async {
                if let image { self.store(image, forKey: key) }
                completion(image)
            }
        }
    }
}

extension UIImage {
    func scaled(toFit size: CGSize) -> UIImage {
        let ratio = min(size.width / self.size.width, size.height / self.size.height, 1)
        let target = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    func rounded(radius: CGFloat) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        let rect = CGRect(origin: .zero, size: size)
        UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
        draw(in: rect)
        return UIGraphicsGetImageFromCurrentImageContext() ?? self
    }
}

final class RemoteImageView: UIImageView {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private var currentKey: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        indicator.hidesWhenStopped = true
        addSubview(indicator)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func setImage(with data: Data, key: String, placeholder: UIImage? = nil) {
        currentKey = key
        image = placeholder
        if ImageCache.shared.image(forKey: key) == nil { indicator.startAnimating() }
        ImageCache.shared.load(data, key: key, fitting: bounds.size) { [weak self] image in
            guard let self = self, self.currentKey == key else { return }
            self.indicator.stopAnimating()
            UIView.transition(
                with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: { self.image = image ?? placeholder }, completion: nil)
        }
    }
}
