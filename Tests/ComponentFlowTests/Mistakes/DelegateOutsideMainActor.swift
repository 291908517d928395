// A delegate method that is not isolated to the main actor changes its control.
// The answer is a warning, as for the declarations of UIKit.
// The answer names: main actor-isolated property 'text' can not be mutated from a nonisolated context
import OpenUIKit

final class NameChecker: UITextFieldDelegate {
    nonisolated func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.text = ""  // mistake
    }
}
