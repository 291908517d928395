import FLIC

/// Displays a loading indicator.
final class LoadingView: View<Bool> {
    private let spinner = UIActivityIndicatorView(style: .large)

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: spinner, name: "spinner")
            .applyConstraints(constraints: [
                spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        spinner.hidesWhenStopped = true
        spinner.color = .secondaryLabel
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        if viewModel { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}
