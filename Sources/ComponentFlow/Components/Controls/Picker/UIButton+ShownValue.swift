// The look of buttons that show a value and open a list of others.
extension UIButton {
    /// The size of the arrows for the default text size, in points.
    private static let arrowSize: CGFloat = 12

    /// Gives the button two arrows at the trailing edge.
    func showArrows() {
        var look = UIButton.Configuration.gray()
        look.image = UIImage(systemName: "chevron.up.chevron.down")
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: Self.arrowSize)
        look.imagePlacement = .trailing
        look.imagePadding = 6
        configuration = look
    }

    /// Shows the arrows in the text size of the title.
    func fitArrows() {
        let symbol = UIImage.SymbolConfiguration(pointSize: scaledForTextSize(Self.arrowSize))
        guard configuration?.preferredSymbolConfigurationForImage != symbol else { return }
        configuration?.preferredSymbolConfigurationForImage = symbol
    }

    /// Sets the font of the title; `nil` is that of buttons.
    func setTitleFont(_ font: UIFont?) {
        configuration?.titleTextAttributesTransformer = font.map { font in
            UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.uiKit.font = font
                return attributes
            }
        }
    }

    /// Returns the size of the button, not wider than the available size.
    func sizeShowingValue(in available: CGSize) -> CGSize {
        fitArrows()
        let size = intrinsicContentSize
        return CGSize(width: min(size.width, available.width), height: size.height)
    }
}
