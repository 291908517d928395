// A function that is not isolated to the main actor changes a view.
// The answer is a warning, as for the declarations of UIKit.
// The answer names: main actor-isolated property 'text' can not be mutated from a nonisolated context
import OpenUIKit

func show(_ title: String, in label: UILabel) {
    label.text = title  // mistake
}
