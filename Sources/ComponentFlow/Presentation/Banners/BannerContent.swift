/// The symbol, the text and the buttons of a banner: in a row or, if they do not fit, with the action below the text.
struct BannerContent: CompositeComponent {
    private static let spacing: CGFloat = 12

    let banner: Banner
    @Behavior var performAction: () -> Void
    @Behavior var close: () -> Void

    init(banner: Banner, performAction: @escaping () -> Void, close: @escaping () -> Void) {
        self.banner = banner
        _performAction = Behavior(wrappedValue: performAction)
        _close = Behavior(wrappedValue: close)
    }

    var content: some Component<Empty> {
        ViewThatFits(vertical: false) {
            HStack(spacing: Self.spacing) {
                if let name = banner.systemImage { symbol(name) }
                message
                if let action = banner.action { button(for: action) }
                closeButton
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: Self.spacing) {
                    if let name = banner.systemImage { symbol(name) }
                    message.frame(maxWidth: .infinity, alignment: .leading)
                    closeButton
                }
                if let action = banner.action { button(for: action) }
            }
        }
        .padding(.horizontal, Self.spacing)
        .padding(.vertical, 4)
    }

    private func symbol(_ name: String) -> some Component<Empty> {
        Image(systemName: name).foregroundColor(.secondaryLabel).accessibilityHidden()
    }

    private var message: some Component<Empty> {
        banner.text.padding(.vertical, 8)
    }

    private func button(for action: BannerAction) -> Button {
        Button(title: action.title, action: performAction)
    }

    private var closeButton: some Component<Empty> {
        Button {
            close()
        } label: {
            Image(systemName: "xmark").foregroundColor(.secondaryLabel)
        }
        .minSize(CGSize(width: 34, height: 44))
        .accessibilityLabel(LocalizedString.BuiltIn.close.textInComponent)
    }
}
