/// An entry of a ``LazyList`` that has a view.
@MainActor
final class LazyListRow<ChildEnvironment> {
    let key: LazyListKey
    let host = ComponentView<ChildEnvironment>()
    /// What it shows; kept, so that it is not made again when only sizes changed.
    var component: AnyComponent<ChildEnvironment>?
    var entry = 0
    var size = CGSize.zero
    /// Where the view is, or is moving to, in the space of the content; null before it was placed.
    var frame = CGRect.null
    /// Whether the view is on its way out.
    var isLeaving = false

    init(key: LazyListKey) {
        self.key = key
    }

    var isRow: Bool {
        switch key {
        case .row, .duplicate: true
        case .header, .footer: false
        }
    }
}
