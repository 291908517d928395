/// The text of a label for assistive technologies, which is read from the views of a label that is not a text.
@MainActor struct LabelContent {
    private let text: String?
    private weak var view: UIView?

    /// Describes no label.
    init() {
        text = nil
    }

    /// Describes a label of the component that is being updated.
    init(_ label: ControlLabel, view: UIView?) {
        text = label.text?.textInComponent
        self.view = view
    }

    var string: String? { text ?? view?.joinedAccessibilityLabel }
}
