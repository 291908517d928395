internal import ComponentFlow

/// A view with previews in all variants: for each preview its name, and below it a cell for each variant, in lines.
final class PreviewSheetView: UIView {
    private static let margin: CGFloat = 24
    private static let spacing: CGFloat = 20

    private var sections: [(heading: UILabel, cells: [PreviewCell])] = []
    private(set) var names: [String] = []
    private(set) var variants: [PreviewVariant] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows previews; those that are shown already keep their states.
    func show(_ previews: [Preview], in variants: [PreviewVariant]) {
        guard names != previews.map(\.name) || self.variants != variants else { return }
        names = previews.map(\.name)
        self.variants = variants
        subviews.forEach { $0.removeFromSuperview() }
        sections = previews.map { preview in
            let heading = UILabel()
            heading.text = preview.name
            heading.font = .systemFont(ofSize: 17, weight: .semibold)
            heading.accessibilityTraits = .header
            let cells = variants.map { PreviewCell(preview, variant: $0) }
            ([heading] + cells).forEach(addSubview)
            return (heading, cells)
        }
    }

    /// Places the cells within a width, and returns the size that they need, in points.
    func place(width: CGFloat) -> CGSize {
        var (y, right) = (Self.margin, CGFloat(0))
        for section in sections {
            let height = section.heading.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            section.heading.frame = CGRect(
                x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
            y += height + Self.spacing / 2
            y = place(section.cells, below: y, width: width, right: &right)
        }
        return CGSize(width: max(right, 0) + Self.margin, height: y + Self.margin - Self.spacing)
    }

    /// Places cells in lines, and returns the position below them.
    private func place(_ cells: [PreviewCell], below top: CGFloat, width: CGFloat, right: inout CGFloat) -> CGFloat {
        var (origin, lineHeight) = (CGPoint(x: Self.margin, y: top), CGFloat(0))
        for cell in cells {
            let size = cell.size
            if origin.x > Self.margin, origin.x + size.width > width - Self.margin {
                origin = CGPoint(x: Self.margin, y: origin.y + lineHeight + Self.spacing)
                lineHeight = 0
            }
            cell.frame = CGRect(origin: origin, size: size)
            right = max(right, cell.frame.maxX)
            origin.x += size.width + Self.spacing
            lineHeight = max(lineHeight, size.height)
        }
        return origin.y + lineHeight + Self.spacing
    }
}

/// A preview in one variant, with a caption.
final class PreviewCell: UIView {
    private static let captionHeight: CGFloat = 20

    /// The size of the cell, in points.
    let size: CGSize
    private let controller: UIViewController
    private let caption = UILabel()

    init(_ preview: Preview, variant: PreviewVariant) {
        controller = preview.makeController(variant)
        let content = preview.size ?? variant.size
        size = CGSize(width: content.width, height: content.height + Self.captionHeight)
        super.init(frame: .zero)
        caption.text = preview.size == nil ? "\(variant.title), \(Self.text(of: content))" : variant.title
        caption.font = .systemFont(ofSize: 11)
        caption.textColor = .secondaryLabel
        let view: UIView = controller.view
        view.traitOverrides.userInterfaceStyle = variant.style
        view.traitOverrides.language = Language(variant.language)
        view.traitOverrides.preferredContentSizeCategory = variant.textSize
        view.clipsToBounds = true
        addSubview(caption)
        addSubview(view)
        // The cells contain the same elements, which the names of their groups distinguish.
        caption.isAccessibilityElement = false
        accessibilityContainerType = .semanticGroup
        accessibilityLabel = "\(preview.name), \(variant.title)"
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func text(of size: CGSize) -> String {
        "\(Int(size.width)) × \(Int(size.height))"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.captionHeight)
        controller.view.frame = CGRect(
            x: 0, y: Self.captionHeight, width: bounds.width, height: max(bounds.height - Self.captionHeight, 0))
    }
}
