/// An object with a content view that is filled by one replaceable view.
///
///     final class AsyncView: View<AsyncViewModel>, ContentViewBindable {
///         var contentView: UIView { self }
///
///         override func viewModelDidUpdate() {
///             switch viewModel {
///             case .loading: view = LoadingView(true)
///             case .success(let content): view = content
///             case .error(let error): view = ErrorView(error)
///             }
///         }
///     }
@preconcurrency @MainActor
public protocol ContentViewBindable: AnyObject {
    /// The view that the content fills.
    var contentView: UIView { get }
}

/// The tag that identifies the content among the subviews of `contentView`.
private let contentViewBindableTag = Int.max

extension ContentViewBindable {
    /// The view that fills `contentView` from edge to edge.
    ///
    /// Setting another view removes the previous one. Other subviews of the content view are not affected.
    public var view: UIView? {
        get { contentView.subviews.first { $0.tag == contentViewBindableTag } }
        set {
            let old = view
            guard old !== newValue else { return }
            old?.removeFromSuperview()
            old?.tag = 0
            guard let newValue else { return }
            newValue.tag = contentViewBindableTag
            VFL(contentView)
                .add(subview: newValue, name: "view")
                .applyConstraints(formats: ["H:|[view]|", "V:|[view]|"])
        }
    }

    /// The same as ``view``, for types in which `view` has another meaning.
    public var inner: UIView? {
        get { view }
        set { view = newValue }
    }
}
