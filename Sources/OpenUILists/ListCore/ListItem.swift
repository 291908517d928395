/// A visible view of a list and the element that it displays.
@MainActor final class ListItem {
    var element: ListElement
    let view: UIView
    var attributes: ListLayoutAttributes
    /// The number of the last layout pass that used the item.
    var generation = 0
    /// Whether the delegate was notified that the view is displayed.
    var isDisplayed = false
    /// The token for which the view was measured last; see ``ListCore/measureToken``.
    var measuredFor = -1

    init(_ view: UIView, _ attributes: ListLayoutAttributes) {
        (element, self.view, self.attributes) = (attributes.element, view, attributes)
    }
}

/// An item in the order of the elements.
struct ListPlace: Comparable {
    let element: ListElement
    let item: ListItem

    static func < (first: ListPlace, second: ListPlace) -> Bool {
        (first.element.position, first.element.kind) < (second.element.position, second.element.kind)
    }

    static func == (first: ListPlace, second: ListPlace) -> Bool {
        first.element == second.element
    }
}
