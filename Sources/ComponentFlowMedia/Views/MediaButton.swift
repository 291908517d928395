import ComponentFlow
import Foundation

/// A button with a symbol and a name, which is its tool tip, too.
final class MediaButton: UIButton {
    private var symbol = ""

    /// Creates a button that performs an action.
    convenience init(_ action: @escaping @MainActor () -> Void) {
        self.init(frame: .zero)
        configuration = .plain()
        configuration?.contentInsets = .zero
        configuration?.baseForegroundColor = .label
        configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    func show(_ symbol: String, name: String) {
        guard symbol != self.symbol || accessibilityLabel != name else { return }
        self.symbol = symbol
        configuration?.image = UIImage(systemName: symbol)
        accessibilityLabel = name
        toolTip = name
    }
}
