import Testing

import OpenUIControllers
import UIKitTestSupport

/// A controller with a green background and a scroll view that shows it.
final class ScrollingContent: UIViewController {
    let scroll = UIScrollView()
    private let height: CGFloat?

    /// Creates a controller whose content has a height; without one it does not scroll.
    init(height: CGFloat?) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        guard let height else { return }
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: height)
        view.addSubview(scroll)
    }

    func scrollToBottom() {
        scroll.contentOffset.y = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    }
}

extension UIBarAppearance {
    /// Configures an opaque background of one color without a line.
    func filled(_ color: UIColor) -> Self {
        configureWithOpaqueBackground()
        backgroundColor = color
        shadowColor = nil
        return self
    }
}

extension PixelColor {
    static let pureRed = PixelColor(red: 255, green: 0, blue: 0)
    static let pureGreen = PixelColor(red: 0, green: 255, blue: 0)
    static let pureBlue = PixelColor(red: 0, green: 0, blue: 255)
}
