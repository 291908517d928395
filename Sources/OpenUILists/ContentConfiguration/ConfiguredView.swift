/// The configurations of a cell, a header or a footer and the views that display them.
@MainActor package final class ViewConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    /// The view that displays the background configuration.
    var backgroundView: BackgroundConfigurationView?
}

extension UIView {
    /// The inset of text from the sides of a cell, header or footer, or from the safe area.
    package final var listSideInset: CGFloat {
        let table = (self as? UITableViewCell)?.tableView ?? (self as? UITableViewHeaderFooterView)?.tableView
        return table?.sideInset(of: bounds.width) ?? UITableView.sideInset(of: bounds.width)
    }

    /// Takes a frame in which to measure the view, unless only the height differs: a view that has its width already needs no layout,
    /// and one that invalidates its size in its layout would be measured again and again.
    final func adoptWidth(of frame: CGRect) {
        if self.frame.minX != frame.minX || self.frame.width != frame.width { self.frame = frame }
    }

    /// The safe area at the sides of a cell, header or footer that its content does not extend into.
    final var listSafeArea: UIEdgeInsets {
        if let cell = self as? UITableViewCell { return cell.contentSafeArea }
        return (self as? UITableViewHeaderFooterView)?.tableView?.contentSafeArea ?? .zero
    }
}

/// Whether the configurations of a view are up to date with its state.
package enum ConfigurationUpdate {
    case notNeeded
    case needed
    /// The update is running; configurations that it sets are up to date.
    case running
}

/// A view whose content and background can be configurations: cells, headers and footers of lists.
@MainActor package protocol ConfiguredView: UIView {
    /// The configurations, created on first use.
    var configurations: ViewConfigurations? { get set }
    /// The view with the content, which the view of a configuration replaces.
    var contentView: UIView { get }
    func replaceContentView(with view: UIView)
    var configurationUpdateState: any UIConfigurationState { get }
    /// Whether ``updateConfigurationIfNeeded()`` has to update the configurations.
    var configurationUpdate: ConfigurationUpdate { get set }
    /// Calls `updateConfiguration(using:)` with the current state.
    func updateConfigurationForCurrentState()
    /// Removes backgrounds that were set without a configuration.
    func removeOtherBackgrounds()
    func setNeedsUpdateConfiguration()
}

extension ConfiguredView {
    /// Updates the configurations before the view is measured or laid out; they determine the size, and the content can depend on
    /// the state.
    func updateConfigurationIfNeeded() {
        guard configurationUpdate == .needed else { return }
        configurationUpdate = .running
        updateConfigurationForCurrentState()
        configurationUpdate = .notNeeded
    }

    /// Schedules ``updateConfigurationIfNeeded()``, except during an update.
    func scheduleConfigurationUpdate() {
        if configurationUpdate != .running { configurationUpdate = .needed }
        setNeedsLayout()
    }

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
            if newValue != nil { removeOtherBackgrounds() }
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

    /// Updates the views of the configurations for the current state.
    func updateConfigurations() {
        guard let configurations else { return }
        if configurations.updatesContent { showContent() }
        showBackground()
    }

    /// Passes the configuration to the current content view, or to a new one if that view does not support it.
    private func showContent() {
        guard let configurations, var content = configurations.content else {
            if contentView is any UIContentView { replaceContentView(with: UIView()) }
            return
        }
        if configurations.updatesContent { content = content.updated(for: configurationUpdateState) }
        if let view = contentView as? any UIContentView, view.supports(content) {
            view.configuration = content
        } else {
            replaceContentView(with: content.makeContentView())
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
            configurations.updatesBackground ? background.updated(for: configurationUpdateState) : background
    }

    func layOutBackground(_ bounds: CGRect) {
        if let view = configurations?.backgroundView, view.frame != bounds { view.frame = bounds }
    }
}
