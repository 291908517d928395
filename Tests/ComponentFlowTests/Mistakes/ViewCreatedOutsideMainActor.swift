// A function that is not isolated to the main actor creates a view.
// The answer is a warning, as for the declarations of UIKit.
// The answer names: call to main actor-isolated initializer 'init(frame:)' in a synchronous nonisolated context
import OpenUIKit

func makeBadge() -> UIView {
    UIView(frame: .zero)  // mistake
}
