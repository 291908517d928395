import FLIC

/// A large title.
final class TitleView: View<String> {
    private let label = UILabel()

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: label, name: "label")
            .applyConstraints(formats: ["V:[label]-|", "H:|-[label]|"])
        label.font = .boldSystemFont(ofSize: 48)
        label.textColor = .label
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        label.text = viewModel
    }
}
