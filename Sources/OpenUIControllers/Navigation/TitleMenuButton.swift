/// The title of a navigation item that opens a menu.
@MainActor final class TitleMenuButton: UIButton {
    private static let (spacing, inset): (CGFloat, CGFloat) = (4, 4)

    convenience init(_ item: UINavigationItem) {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "chevron.down")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = Self.spacing
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: Self.inset, leading: Self.inset, bottom: Self.inset, trailing: Self.inset)
        self.init(configuration: configuration)
        menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak item] completion in
                completion(item?.titleMenuProvider?([])?.children ?? [])
            }
        ])
        showsMenuAsPrimaryAction = true
        accessibilityTraits = [.button, .header]
        showsLargeContentViewer = true
    }

    /// Displays a title in the font and the color of the bar.
    func show(_ title: String?, _ font: UIFont, _ color: UIColor) {
        var text = AttributedString(title ?? "")
        text.uiKit.font = font
        configuration?.attributedTitle = text
        configuration?.baseForegroundColor = color
    }
}
