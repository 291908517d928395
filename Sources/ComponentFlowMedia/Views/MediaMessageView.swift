import ComponentFlow
import Foundation

/// What a media view shows above the picture: that it is waiting, or why the source cannot be played.
final class MediaMessageView: UIView {
    private static let spacing: CGFloat = 8
    private static let margin: CGFloat = 16

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private let retryButton = UIButton(type: .system)
    private var error: MediaError?
    var onRetry: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 0
        retryButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        retryButton.titleLabel?.adjustsFontForContentSizeCategory = true
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .primaryActionTriggered)
        indicator.color = .label
        for part in [indicator, label, retryButton] { addSubview(part) }
        show(nil, isWaiting: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The text that is shown; `nil` if there is no error.
    var text: String? { label.isHidden ? nil : label.text }

    /// Whether the view shows that it is waiting.
    var isWaiting: Bool { indicator.isAnimating }

    func show(_ error: MediaError?, isWaiting: Bool) {
        self.error = error
        showTexts()
        label.isHidden = error == nil
        retryButton.isHidden = error == nil
        if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() }
        isHidden = error == nil && !isWaiting
        setNeedsLayout()
    }

    private func showTexts() {
        let language = traitCollection.language
        label.text = error?.message.text(in: language)
        retryButton.setTitle(LocalizedString.BuiltIn.tryAgain.text(in: language), for: .normal)
    }

    /// Writes the texts in the language of the new traits.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.language != previousTraitCollection?.language else { return }
        showTexts()
        setNeedsLayout()
    }

    /// Only the button receives touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !retryButton.isHidden && retryButton.frame.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin, 0)
        let text = label.sizeThatFits(CGSize(width: width, height: bounds.height))
        let button = retryButton.sizeThatFits(CGSize(width: width, height: bounds.height))
        let top = max((bounds.height - text.height - Self.spacing - button.height) / 2, 0)
        label.frame = CGRect(x: Self.margin, y: top, width: width, height: text.height)
        retryButton.frame = CGRect(
            x: (bounds.width - button.width) / 2, y: top + text.height + Self.spacing, width: button.width,
            height: button.height)
        indicator.frame.size = indicator.sizeThatFits(bounds.size)
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
