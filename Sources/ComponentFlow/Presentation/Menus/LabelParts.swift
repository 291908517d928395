// The title and the image of a label, for places that show nothing else of it.

/// A component that shows others, and can be a label or a part of one.
protocol LabelContainer {
    var labelParts: [any Component] { get }
}

extension Component {
    /// The first text of a label, in reading order; `nil` if there is none.
    var labelText: Text? {
        if let text = self as? Text { return text }
        return (self as? any LabelContainer)?.labelParts.firstResult { $0.labelText }
    }

    /// The first image of a label; `nil` if there is none.
    var labelImage: UIImage? {
        if let image = self as? Image { return image.image }
        return (self as? any LabelContainer)?.labelParts.firstResult { $0.labelImage }
    }
}

extension Modified: LabelContainer {
    var labelParts: [any Component] { [content.wrapped] }
}

extension Inheriting: LabelContainer {
    var labelParts: [any Component] { [content.wrapped] }
}

extension HStack: LabelContainer {
    var labelParts: [any Component] { items.expanded.map(\.box.component) }
}

extension VStack: LabelContainer {
    var labelParts: [any Component] { items.expanded.map(\.box.component) }
}
