/// A view that displays a view model.
///
/// Subclasses build their content once in ``setUp()`` and display the model in ``viewModelDidUpdate()``.
///
///     final class GreetingView: View<String> {
///         private let label = UILabel()
///
///         override func setUp() {
///             addSubview(label)
///         }
///
///         override func viewModelDidUpdate() {
///             label.text = viewModel
///         }
///     }
open class View<ViewModel>: EventView {
    /// The displayed value.
    ///
    /// Setting it calls ``viewModelDidUpdate()``, immediately or, before ``setUp()``, once the view is set up.
    public var viewModel: ViewModel {
        didSet {
            if isSetUp { viewModelDidUpdate() }
        }
    }

    /// Whether ``setUp()`` has been called.
    public private(set) var isSetUp = false

    /// Creates a view for a view model.
    ///
    /// A view with a `frame` is set up immediately, otherwise at its first layout.
    public init(viewModel: ViewModel, eventHandler: (any ViewEventHandler)?, frame: CGRect? = nil) {
        self.viewModel = viewModel
        super.init(eventHandler: eventHandler, frame: frame ?? .zero)
        if frame != nil { setUpIfNeeded() }
    }

    /// Creates a view for a view model, whose events go to the handlers of its ancestors.
    public convenience init(_ viewModel: ViewModel) {
        self.init(viewModel: viewModel, eventHandler: nil)
    }

    /// Returns `nil`: an archive does not contain a view model.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets up the view if that has not been done yet.
    ///
    /// Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        setUpIfNeeded()
    }

    private func setUpIfNeeded() {
        guard !isSetUp else { return }
        isSetUp = true
        setUp()
        viewModelDidUpdate()
    }

    /// Builds the content.
    ///
    /// Called once, before the first ``viewModelDidUpdate()``. The default implementation does nothing.
    open func setUp() {}

    /// Displays the model.
    ///
    /// Called after ``setUp()`` and, from then on, whenever the model is set. The default implementation does nothing.
    open func viewModelDidUpdate() {}
}
