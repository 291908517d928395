/// The frames of the elements of one group, relative to its origin.
struct SolvedGroup {
    /// The frame of one item.
    struct Item {
        var frame: CGRect
        var zIndex = 0
        var selfSizing: SelfSizing = []
    }

    /// The frame of a view that is attached to an item.
    struct Attachment {
        var frame: CGRect
        let kind: String
        let zIndex: Int
        /// The index of the item in the group.
        var item: Int
    }

    var size: CGSize
    var items: [Item] = []
    var attachments: [Attachment] = []

    /// Adds the frames of another group, at an origin in this one.
    mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
        let first = items.count
        for item in other.items {
            var item = item
            item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
            items.append(item)
        }
        for attachment in other.attachments {
            var attachment = attachment
            attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
            attachment.item += first
            attachments.append(attachment)
        }
    }

    /// Adds the views that are attached to a rectangle.
    mutating func attach(_ views: [LayoutAttachment], to frame: CGRect) {
        for view in views {
            attachments.append(
                Attachment(frame: view.frame(in: frame), kind: view.kind, zIndex: view.zIndex, item: 0))
        }
    }

    /// The smallest rectangle around all elements.
    var extent: CGRect {
        var extent = CGRect(origin: .zero, size: size)
        for item in items { extent = extent.union(item.frame) }
        for attachment in attachments { extent = extent.union(attachment.frame) }
        return extent
    }
}
