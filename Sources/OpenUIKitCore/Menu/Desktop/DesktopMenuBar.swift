internal import OpenDisplay

/// The menus of the program in the menu bar of the desktop.
///
/// The desktop does not report when a menu opens. Therefore the commands are validated shortly after events and frames
/// of windows, and whenever the menus were changed, but only while a window of the program has the keyboard: an open menu
/// of the desktop may take it away.
@MainActor final class DesktopMenuBar {
    /// The time, in seconds, in which changes are collected.
    private static let delay = 0.15

    private struct User {
        weak var window: UIWindow?
    }

    private var export: (any MenuBarExport)?
    private var users: [ObjectIdentifier: User] = [:]
    private var isScheduled = false
    private weak var lastWindow: UIWindow?
    private var sections = MenuSections()
    /// The menu whose rows are in `sections`.
    private var root: UIMenu?
    /// The elements of the exported commands, by menu.
    private var elements: [[UIMenuElement]] = []
    /// Calls a closure on the main actor after a time in seconds.
    ///
    /// It is no timer of the program: the program does not behave differently where there is no desktop.
    var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { delay, body in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(body) }
    }

    // MARK: Windows

    /// Lets the desktop show the menus for a window; returns `false` if it shows no menus.
    func attach(_ window: UIWindow) -> Bool {
        guard let surface = window.surface, surface.desktopShowsMenuBar else { return false }
        if surface.menuBarExport != nil { return true }
        guard let export = export ?? makeExport(on: surface) else { return false }
        users[ObjectIdentifier(window)] = User(window: window)
        surface.menuBarExport = export
        return true
    }

    /// Ends showing the menus for a window.
    func detach(_ window: UIWindow) {
        guard users.removeValue(forKey: ObjectIdentifier(window)) != nil else { return }
        window.surface?.menuBarExport = nil
        users = users.filter { $0.value.window != nil }
        if users.isEmpty { end() }
    }

    private func makeExport(on surface: any DisplaySurface) -> (any MenuBarExport)? {
        guard let export = surface.makeMenuBarExport() else { return nil }
        export.onChoose = { [weak self] in self?.choose(menu: $0, command: $1) }
        export.onEnd = { [weak self] in self?.desktopWasLost() }
        self.export = export
        update()
        return export
    }

    private func end() {
        export?.stop()
        (export, root, elements, isScheduled) = (nil, nil, [], false)
        sections = MenuSections()
    }

    /// Lets the windows show their menu bars themselves.
    private func desktopWasLost() {
        let windows = users.values.compactMap(\.window)
        users = [:]
        end()
        for window in windows {
            window.surface?.menuBarExport = nil
            window.updateMenuBar()
        }
    }

    // MARK: Content

    /// Lets the menus be updated after a moment.
    func setNeedsUpdate() {
        guard export != nil, !isScheduled else { return }
        isScheduled = true
        schedule(Self.delay) { [weak self] in self?.updateIfActive() }
    }

    private func updateIfActive() {
        isScheduled = false
        if UIApplication.shared.keyWindow != nil { update() }
    }

    /// Shows the present menus with the states of their commands in the key window.
    private func update() {
        guard let export else { return }
        if let key = UIApplication.shared.keyWindow { lastWindow = key }
        let menu = UIMenuSystem.main.menu
        if menu !== root {
            root = menu
            sections = MenuSections()
            sections.onChange = { [weak self] in self?.setNeedsUpdate() }
        }
        var converter = MenuConverter(sections, source: source)
        var menus: [ExportedMenu] = []
        elements = []
        for menu in menu.menuBarMenus {
            menus.append(converter.convert(menu))
            elements.append(converter.elements)
        }
        if menus != export.menus { export.menus = menus }
    }

    /// The window whose commands are exported: the key window, or the last one while the desktop has the keyboard.
    private var window: UIWindow? {
        UIApplication.shared.keyWindow ?? lastWindow.flatMap { $0.isVisible ? $0 : nil }
    }

    private var source: UIResponder { window?.focus.keyResponder ?? UIApplication.shared }

    // MARK: Choices

    private func choose(menu: Int, command: Int) {
        guard elements.indices.contains(menu), elements[menu].indices.contains(command), let root else { return }
        let element = elements[menu][command]
        guard window?.isBlocked != true else { return }
        window?.makeKey()
        let source = source
        source.prepareForEvent()
        guard element.isChoice, element.isEnabled(for: source) else { return }
        root.perform(element, from: source)
        UndoEventGrouping.end()
        update()
    }
}
