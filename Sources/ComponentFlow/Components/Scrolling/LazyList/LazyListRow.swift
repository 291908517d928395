/// An entry of a ``LazyList`` that has a view.
@MainActor
final class LazyListRow<ChildEnvironment> {
    let key: LazyListKey
    let host = ComponentView<ChildEnvironment>()
    /// The component that is shown; cached, so that it is not created again if only sizes changed.
    var component: AnyComponent<ChildEnvironment>?
    /// Whether the description of the row read models or local values, and is therefore made by a component of its own.
    var isDynamic = false
    /// The subscription of the list for a row whose description began to read them when the row was already shown.
    var subscription: DescriptionSubscription?
    var entry = 0
    var size = CGSize.zero
    /// The current or target frame of the view, in the coordinate system of the content; null before it is placed.
    var frame = CGRect.null
    /// The background of the row while it is selected.
    var highlight: LazyListHighlight?
    /// Whether the removal animation of the view is running.
    var isDisappearing = false

    init(key: LazyListKey) {
        self.key = key
    }

    /// The views of the row, from back to front.
    var views: [UIView] {
        var views: [UIView] = []
        if let highlight { views.append(highlight) }
        if let view = host.view { views.append(view) }
        return views
    }

    var isRow: Bool {
        switch key {
        case .row, .duplicate: true
        case .header, .footer: false
        }
    }
}
