/// Shows the inspector of a component in a pane or in a sheet, with the same view controller, so that it keeps its state.
@MainActor
final class InspectorCoordinator<EnvironmentType> {
    /// Where the inspector is.
    private enum Place {
        case hidden, pane, sheet
    }

    /// The width that the component beside the inspector keeps, in points.
    private static var minimumContentWidth: CGFloat { 240 }

    private let pane: InspectorPane
    private let presenter: ComponentPresenter<EnvironmentType>
    private weak var view: Inspected<EnvironmentType>.View?
    private weak var state: ComponentState?
    private var screen: ScreenController<EnvironmentType>?
    private var place = Place.hidden
    private var dismiss: () -> Void = {}
    private var setColumnWidth: (Double?) -> Void = { _ in }
    private var totalWidth: CGFloat = 0
    private var specifiedWidth = InspectorColumnWidth()
    /// The width that the user has chosen.
    private var chosenWidth: CGFloat?
    private var isUpdating = false

    init(in view: Inspected<EnvironmentType>.View, state: ComponentState) {
        self.view = view
        self.state = state
        pane = InspectorPane(in: view)
        presenter = ComponentPresenter(view: view)
        pane.width = self
    }

    /// Shows the inspector, and returns the width that it takes beside the content.
    func show(
        _ component: Inspected<EnvironmentType>, in size: CGSize, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGFloat {
        isUpdating = true
        defer { isUpdating = false }
        totalWidth = size.width
        dismiss = component.dismiss
        setColumnWidth = component.setColumnWidth
        if let bound = component.columnWidth { chosenWidth = bound.map { CGFloat($0) }.flatMap(Self.valid) }
        if let inspector = component.inspector {
            update(inspector, environment: environment, transition: transition)
        }
        place = component.inspector == nil ? .hidden : fitsBesideContent ? .pane : .sheet
        if place == .sheet { pane.remove() }
        let sheet = place == .sheet ? component.inspector : nil
        presenter.show(
            sheet.map { PresentationRequest(id: true, content: .sheet($0)) }, environment: environment,
            actions: .init(reset: { _ in component.dismiss() }, didDismiss: { [weak self] in self?.sheetDidDismiss() }),
            transition: transition)
        showInPane()
        pane.show(place == .pane, width: width, height: size.height, totalWidth: size.width, transition: transition)
        return place == .pane ? width : 0
    }

    func windowDidChange() {
        presenter.windowDidChange()
    }

    func bringToFront() {
        pane.bringToFront()
    }

    // MARK: Content

    private func update(
        _ inspector: AnyComponent<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        guard let view else { return }
        let screen = screen ?? makeScreen(inspector, environment: environment, over: view)
        screen.tint = InheritedValues.current?.tint
        screen.specify(InheritedValues.current?.language)
        screen.update(inspector, environment: environment, transition: transition)
    }

    /// Creates the view controller, whose content specifies the width.
    private func makeScreen(
        _ inspector: AnyComponent<EnvironmentType>, environment: Environment<EnvironmentType>, over view: UIView
    ) -> ScreenController<EnvironmentType> {
        let screen = ScreenController(inspector, environment: environment, origin: view)
        self.screen = screen
        presenter.sheetScreen = screen
        screen.inspectorWidthDidChange = { [weak self] in self?.specify($0) }
        screen.updateContent()
        screen.view.findScreenOptions()
        return screen
    }

    /// Moves the inspector into its pane when the presentation, which is about to end, is over.
    private func sheetDidDismiss() {
        performBeforeNextFrame { [weak self] in self?.showInPane() }
    }

    /// Moves the inspector into its pane, as soon as it is no longer in a sheet.
    private func showInPane() {
        guard place == .pane, let screen, screen.presentingViewController == nil else { return }
        screen.dismissContent = { [weak self] in self?.dismiss() }
        pane.contain(screen)
    }

    // MARK: Width

    private var fitsBesideContent: Bool {
        totalWidth >= Self.minimumContentWidth + specifiedWidth.limits.lowerBound
    }

    private var limits: ClosedRange<CGFloat> {
        let limits = specifiedWidth.limits
        let space = totalWidth - Self.minimumContentWidth
        return limits.lowerBound...max(min(limits.upperBound, space), limits.lowerBound)
    }

    private var width: CGFloat {
        clamped(chosenWidth ?? specifiedWidth.ideal)
    }

    private static func valid(_ width: CGFloat) -> CGFloat? {
        width.isFinite && width > 0 ? width : nil
    }

    private func clamped(_ width: CGFloat) -> CGFloat {
        min(max(width, limits.lowerBound), limits.upperBound)
    }

    private func specify(_ width: InspectorColumnWidth?) {
        let width = width ?? InspectorColumnWidth()
        guard width != specifiedWidth else { return }
        specifiedWidth = width
        if !isUpdating { state?.updated() }
    }
}

extension InspectorCoordinator: SplitDividerDelegate {
    func columnWidth(for divider: SplitDivider) -> CGFloat { width }

    func columnWidthLimits(for divider: SplitDivider) -> ClosedRange<CGFloat> { limits }

    func isColumnAtRight(of divider: SplitDivider) -> Bool { !pane.isAtLeft }

    func setColumnWidthByUser(_ width: CGFloat, for divider: SplitDivider) {
        let width = clamped(width)
        guard width != self.width else { return }
        view?.prepareComponentsForEvent()
        chosenWidth = width
        setColumnWidth(Double(width))
        state?.updated()
        divider.accessibilityDidChange(.content)
    }
}
