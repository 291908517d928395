internal import OpenDisplay

/// What the user has chosen in the program, which is kept in a file between runs.
///
/// Without a file, as in tests and in programs without a display, the values are kept until the program ends.
@MainActor package final class ProgramSettings {
    /// The time in seconds in which changes are collected before they are written.
    private static let delay = 0.3

    /// The values in JSON format, by their keys.
    private(set) package var values: [String: String] = [:]
    /// Whether a value was read or set.
    private(set) package var isUsed = false
    /// Called after all values were replaced.
    package var didReplaceValues: () -> Void = {}
    /// Called after a value was set.
    package var didSetValue: () -> Void = {}
    private var file: StoredFile?
    /// The pending write of changed values.
    private var pendingSave: ClockTimer?

    /// Opens the file of a program in the user's folder for configuration.
    ///
    /// Programs without a display save nothing.
    func openFile(of identifier: String) {
        guard DisplaySystem.canOpenWindows else { return }
        let folder = ProgramFolder.settings.url(of: identifier, environment: ProcessInfo.processInfo.environment)
        open(folder?.appendingPathComponent("settings.json"))
    }

    /// Replaces the values by those of a file, to which changes are written from now on; `nil` for none.
    ///
    /// A file that cannot be read is reported as a diagnostic and ignored; the next change replaces it.
    package func open(_ url: URL?) {
        pendingSave?.invalidate()
        pendingSave = nil
        file = url.map { StoredFile(url: $0) }
        do {
            values = try file?.read([String: String].self) ?? [:]
        } catch {
            values = [:]
            file?.report("settings.unreadable", "The saved settings cannot be read and are ignored: \(error)")
        }
        didReplaceValues()
    }

    /// The value of a key in JSON format; `nil` if none was set.
    package subscript(key: String) -> String? {
        get {
            isUsed = true
            return values[key]
        }
        set {
            isUsed = true
            guard values[key] != newValue else { return }
            values[key] = newValue
            scheduleSave()
            didSetValue()
        }
    }

    /// Replaces all values.
    package func replace(with values: [String: String]) {
        guard values != self.values else { return }
        self.values = values
        scheduleSave()
        didReplaceValues()
    }

    private func scheduleSave() {
        guard file != nil, pendingSave == nil else { return }
        pendingSave = ClockTimer.schedule(after: Self.delay) { [weak self] in self?.save() }
    }

    /// Writes changes that were not written yet.
    package func save() {
        guard let pendingSave else { return }
        pendingSave.invalidate()
        self.pendingSave = nil
        do {
            try file?.write(values)
        } catch {
            file?.report("settings.not-saved", "The settings cannot be saved: \(error)")
        }
    }
}
