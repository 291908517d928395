/// What the configurations of a cell, a header or a footer have made of it.
@MainActor final class ViewConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// Shows the background.
    var backgroundView: BackgroundConfigurationView?
}

/// A view whose content and background can be configurations: cells, headers and footers of lists.
@MainActor protocol ConfiguredView: UIView {
    /// Made when first used.
    var configurations: ViewConfigurations? { get set }
    /// What the view shows; a configuration puts its own view here.
    var contentView: UIView { get }
    func exchangeContentView(_ view: UIView)
    /// The state for which configurations are made.
    var stateForConfigurations: any UIConfigurationState { get }
    /// Takes away what backgrounds there were beside the configuration's.
    func dropOtherBackgrounds()
    func setNeedsUpdateConfiguration()
}

extension ConfiguredView {
    private var ensured: ViewConfigurations {
        if let configurations { return configurations }
        let new = ViewConfigurations()
        configurations = new
        return new
    }

    var content: (any UIContentConfiguration)? {
        get { configurations?.content }
        set {
            if newValue == nil, configurations?.content == nil { return }
            ensured.content = newValue
            showContent()
            setNeedsUpdateConfiguration()
        }
    }

    var background: UIBackgroundConfiguration? {
        get { configurations?.background }
        set {
            if newValue == nil, configurations?.background == nil { return }
            ensured.background = newValue
            if newValue != nil { dropOtherBackgrounds() }
            showBackground()
            setNeedsUpdateConfiguration()
        }
    }

    var updatesContent: Bool {
        get { configurations?.updatesContent ?? true }
        set { ensured.updatesContent = newValue }
    }

    var updatesBackground: Bool {
        get { configurations?.updatesBackground ?? true }
        set { ensured.updatesBackground = newValue }
    }

    /// Brings the configurations in line with the state.
    func updateConfigurations() {
        guard let configurations else { return }
        if configurations.updatesContent { showContent() }
        showBackground()
    }

    /// Gives the configuration to the view that shows it, or to a new one if that cannot show it.
    private func showContent() {
        guard let configurations, var content = configurations.content else {
            if contentView is any UIContentView { exchangeContentView(UIView()) }
            return
        }
        if configurations.updatesContent { content = content.updated(for: stateForConfigurations) }
        if let view = contentView as? any UIContentView, view.supports(content) {
            view.configuration = content
        } else {
            exchangeContentView(content.makeContentView())
        }
    }

    private func showBackground() {
        guard let configurations else { return }
        guard let background = configurations.background else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let view = configurations.backgroundView ?? BackgroundConfigurationView(frame: bounds)
        if view.superview !== self { insertSubview(view, at: 0) }
        configurations.backgroundView = view
        view.configuration =
            configurations.updatesBackground ? background.updated(for: stateForConfigurations) : background
    }

    func layOutBackground(_ bounds: CGRect) {
        if let view = configurations?.backgroundView, view.frame != bounds { view.frame = bounds }
    }
}
