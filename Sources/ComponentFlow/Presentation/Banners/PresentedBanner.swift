/// What a banner inherits from the component that presents it.
struct BannerStyle: Equatable {
    let tint: UIColor?
    let language: Language?

    init(_ values: InheritedValues?) {
        tint = values?.tint
        language = values?.language
    }
}

/// The object that has presented a banner.
@MainActor
protocol BannerPresenter: AnyObject {
    /// Performs the current action of the banner, and ends it.
    func performAction(of banner: PresentedBanner)

    /// Ends a banner that the user has dismissed, or whose time has elapsed.
    func end(_ banner: PresentedBanner)
}

/// A banner that is shown, or waits until others have disappeared.
@MainActor
final class PresentedBanner {
    let id: AnyHashable
    /// What is shown; the presenter has the closure of the action.
    private(set) var banner: Banner
    private(set) var style: BannerStyle
    weak var overlay: BannerOverlay?
    private weak var presenter: (any BannerPresenter)?

    init(_ request: BannerRequest, style: BannerStyle, presenter: any BannerPresenter) {
        id = request.id
        banner = request.banner.withoutClosure
        self.style = style
        self.presenter = presenter
    }

    /// Changes what the banner shows.
    func show(_ banner: Banner, style: BannerStyle) {
        guard banner != self.banner || style != self.style else { return }
        (self.banner, self.style) = (banner.withoutClosure, style)
        overlay?.contentDidChange(of: self)
    }

    func performAction() {
        presenter?.performAction(of: self)
    }

    func end() {
        presenter?.end(self)
    }

    /// Removes the banner from its screen.
    func remove() {
        overlay?.remove(self)
    }

    /// The message in the language of the banner.
    func message(in traits: UITraitCollection) -> String {
        banner.text.text(in: style.language ?? traits.language)
    }
}
