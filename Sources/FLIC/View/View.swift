/// A view that draws one value: its view model.
///
/// Subclasses build their content once in ``setUp()`` and show the model in ``viewModelDidUpdate()``.
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
    /// What is shown.
    ///
    /// Setting it shows it at once, or when the view is set up.
    public var viewModel: ViewModel {
        didSet {
            if isSetUp { viewModelDidUpdate() }
        }
    }

    /// Whether ``setUp()`` has been called.
    public private(set) var isSetUp = false

    /// A view of a model.
    ///
    /// - Parameter frame: If it is given the view is set up at once, otherwise at its first layout.
    public init(viewModel: ViewModel, eventHandler: (any ViewEventHandler)?, frame: CGRect? = nil) {
        self.viewModel = viewModel
        super.init(eventHandler: eventHandler, frame: frame ?? .zero)
        if frame != nil { setUpIfNeeded() }
    }

    /// A view of a model, whose events go to the handlers around it.
    public convenience init(_ viewModel: ViewModel) {
        self.init(viewModel: viewModel, eventHandler: nil)
    }

    /// Always `nil`: an archive holds no view model.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets the view up if that has not been done.
    ///
    /// Overriding methods call `super`.
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
    /// Called once, before the first ``viewModelDidUpdate()``.
    open func setUp() {}

    /// Shows the model.
    ///
    /// Called after ``setUp()``, and whenever the model was set since.
    open func viewModelDidUpdate() {}
}
