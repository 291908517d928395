import FLIC

/// Displays an error and a retry button.
final class ErrorView: View<AppError> {
    private let label = UILabel()
    private let button = UIButton(type: .roundedRect)

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: label, name: "label")
            .add(subview: button, name: "button")
            .applyConstraints(formats: ["H:|-[label]-|", "H:[button(100)]", "V:[label]-16-[button(52)]"])
            .appendConstraints([
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
                button.centerXAnchor.constraint(equalTo: centerXAnchor),
            ])
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .label
        button.setTitle("Retry", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.emit(AppViewEvent.retry) }, for: .touchUpInside)
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        label.text = viewModel.localizedDescription
    }
}
