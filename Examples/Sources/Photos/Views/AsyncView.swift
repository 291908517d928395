import FLIC

/// The state of an asynchronous operation.
enum AsyncViewModel {
    case loading
    case success(UIView)
    case error(AppError)
}

/// Displays an asynchronous operation: a loading indicator, the content, or an error.
final class AsyncView: View<AsyncViewModel>, ContentViewBindable {
    var contentView: UIView { self }

    override func setUp() {
        super.setUp()
        backgroundColor = .systemBackground
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        view =
            switch viewModel {
            case .loading: LoadingView(true)
            case .success(let content): content
            case .error(let error): ErrorView(error)
            }
    }
}
