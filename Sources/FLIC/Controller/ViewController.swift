/// A view controller that shows one value: its view model.
///
/// Subclasses build their content once in ``setUp()``, when the view has a size, and show the model in
/// ``viewModelDidUpdate()``. One that is a ``ViewEventHandler`` gets the events of all views below it.
open class ViewController<ViewModel>: UIViewController {
    /// What is shown.
    ///
    /// Setting it shows it at once, or when the controller is set up.
    public var viewModel: ViewModel {
        didSet {
            if isSetUp { viewModelDidUpdate() }
        }
    }

    /// Whether ``setUp()`` has been called.
    public private(set) var isSetUp = false

    /// A controller of a model.
    public init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a model.
    public convenience init(_ viewModel: ViewModel) {
        self.init(viewModel: viewModel)
    }

    /// Always `nil`: an archive holds no view model.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets the controller up if that has not been done and the view has a size.
    ///
    /// Overriding methods call `super`.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isSetUp, !view.bounds.isEmpty else { return }
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

    /// Tells that something happened in this controller, to the handlers above it.
    ///
    /// An event that nobody handles is reported, with the responders that it came past.
    public func emit(_ event: any ViewEvent) {
        EventRoute(above: self).deliver(event, sender: viewIfLoaded)
    }
}
