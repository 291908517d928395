// A function that is not isolated to the main actor calls a method that a subclass of a view adds.
// The answer is a warning, as for the declarations of UIKit.
// The answer names: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
import OpenUIKit

final class AlbumView: UIView {
    func show(_ title: String) { accessibilityLabel = title }
}

func show(_ title: String, in view: AlbumView) {
    view.show(title)  // mistake
}
