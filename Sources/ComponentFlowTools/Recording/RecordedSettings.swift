#if INSPECTOR

internal import ComponentFlow
internal import Foundation

/// The values of `AppStorage` properties as a model that is part of recordings.
@MainActor
final class RecordedSettings: RecordableModel {
    static let name = "AppStorage"
    static let shared = RecordedSettings()

    private var settings: ProgramSettings { UIApplication.shared.settings }

    private init() {}

    var recordingName: String { Self.name }

    /// Whether the program has such values, or may have some.
    var isUsed: Bool { settings.isUsed || !settings.values.isEmpty }

    /// Calls a closure after each change; `nil` for none.
    func observe(_ didChange: (() -> Void)?) {
        settings.didSetValue = didChange ?? {}
    }

    func encodeForRecording() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(settings.values)
    }

    func apply(recording data: Data) throws {
        settings.replace(with: try JSONDecoder().decode([String: String].self, from: data))
    }

    /// Restores the values of a first launch.
    func removeAll() {
        settings.replace(with: [:])
    }
}

#endif
