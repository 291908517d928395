/// A view controller that displays a view model.
///
/// Subclasses build their content once in ``setUp()``, when the view has a size, and display the model in
/// ``viewModelDidUpdate()``. A subclass that conforms to ``ViewEventHandler`` receives the events of all descendant
/// views.
open class ViewController<ViewModel>: UIViewController {
    /// The displayed value.
    ///
    /// Setting it calls ``viewModelDidUpdate()``, immediately or, before ``setUp()``, once the controller is set up.
    public var viewModel: ViewModel {
        didSet {
            if isSetUp { viewModelDidUpdate() }
        }
    }

    /// Whether ``setUp()`` has been called.
    public private(set) var isSetUp = false

    /// Creates a controller for a view model.
    public init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for a view model.
    public convenience init(_ viewModel: ViewModel) {
        self.init(viewModel: viewModel)
    }

    /// Returns `nil`: an archive does not contain a view model.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Sets up the controller if that has not been done yet and the view has a size.
    ///
    /// Overrides must call `super`.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isSetUp, !view.bounds.isEmpty else { return }
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

    /// Sends an event to the nearest handler among the controller's ancestors in the responder chain.
    ///
    /// An event without a handler is reported as a diagnostic, with the responders it passed.
    public func emit(_ event: any ViewEvent) {
        EventRoute(above: self).deliver(event, sender: viewIfLoaded)
    }
}
