/// The arrangement of the image and title of a button without configuration: side by side, without a gap.
struct ButtonContentLayout {
    /// The natural size of the title, or zero if there is none.
    let title: CGSize
    /// The natural size of the image, or zero if there is none.
    let image: CGSize
    /// The alignment in terms of left and right.
    let horizontalAlignment: UIControl.ContentHorizontalAlignment
    let verticalAlignment: UIControl.ContentVerticalAlignment
    let isRightToLeft: Bool

    // UIKit's metrics of a button without content insets.
    private static let emptySize = CGSize(width: 30, height: 34)
    private static let minimumTitleWidth: CGFloat = 30
    private static let verticalTitlePadding: CGFloat = 6

    /// Returns the natural size of a button with the given content insets.
    ///
    /// Insets other than zero replace the built-in ones.
    func fittingSize(insets: UIEdgeInsets) -> CGSize {
        let size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        guard insets == .zero else {
            return CGSize(
                width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        }
        guard title != .zero else { return image == .zero ? Self.emptySize : image }
        return CGSize(
            width: max(size.width, Self.minimumTitleWidth),
            height: max(image.height, title.height + 2 * Self.verticalTitlePadding))
    }

    /// Returns the rectangle of the title, if image and title are aligned in `area`.
    func titleRect(in area: CGRect) -> CGRect {
        let (imageWidth, titleWidth) = widths(in: area)
        let x = origin(ofWidth: imageWidth + titleWidth, in: area)
        let (y, height) = line(ofHeight: title.height, in: area)
        return CGRect(x: x + (isRightToLeft ? 0 : imageWidth), y: y, width: titleWidth, height: height)
    }

    /// Returns the rectangle of the image, if image and title are aligned in `area`.
    func imageRect(in area: CGRect) -> CGRect {
        let (imageWidth, titleWidth) = widths(in: area)
        let x = origin(ofWidth: imageWidth + titleWidth, in: area)
        let (y, height) = line(ofHeight: min(image.height, max(area.size.height, 0)), in: area)
        return CGRect(x: x + (isRightToLeft ? titleWidth : 0), y: y, width: imageWidth, height: height)
    }

    /// Returns the widths of image and title; if the width is not sufficient, the title is shortened first.
    private func widths(in area: CGRect) -> (image: CGFloat, title: CGFloat) {
        let available = max(area.size.width, 0)
        let fills = horizontalAlignment == .fill
        if fills, title.width == 0 { return (available, 0) }
        let imageWidth = min(image.width, available)
        return (imageWidth, fills ? available - imageWidth : min(title.width, available - imageWidth))
    }

    private func origin(ofWidth width: CGFloat, in area: CGRect) -> CGFloat {
        switch horizontalAlignment {
        case .left, .leading, .fill: area.origin.x
        case .right, .trailing: area.origin.x + area.size.width - width
        case .center: area.origin.x + (area.size.width - width) / 2
        }
    }

    private func line(ofHeight height: CGFloat, in area: CGRect) -> (y: CGFloat, height: CGFloat) {
        switch verticalAlignment {
        case .top: (area.origin.y, height)
        case .bottom: (area.origin.y + area.size.height - height, height)
        case .center: (area.origin.y + (area.size.height - height) / 2, height)
        case .fill: (area.origin.y, max(area.size.height, 0))
        }
    }
}
