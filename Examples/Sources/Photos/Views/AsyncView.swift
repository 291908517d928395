import FLIC

/// How far something is that takes time.
enum AsyncViewModel {
    case loading
    case success(UIView)
    case error(AppError)
}

/// Shows something that takes time: that it is loading, what it is, or why it is not.
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
