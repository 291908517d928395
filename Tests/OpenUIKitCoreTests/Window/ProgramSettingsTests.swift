import Foundation
import Testing

@testable import OpenUIKitCore

@Suite("Settings of programs") @MainActor
struct ProgramSettingsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")

    private var file: URL { folder.appendingPathComponent("settings.json") }

    private func removeFolder() {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("Values are read from the file to which they were saved")
    func restart() {
        defer { removeFolder() }
        let settings = ProgramSettings()
        settings.open(file)
        settings["name"] = "1"
        settings.save()
        let second = ProgramSettings()
        second.open(file)
        #expect(second.values == ["name": "1"])
    }

    @Test("A value that is set again is not written")
    func unchanged() {
        defer { removeFolder() }
        let settings = ProgramSettings()
        settings.open(file)
        settings["name"] = "1"
        settings.save()
        try? FileManager.default.removeItem(at: file)
        settings["name"] = "1"
        settings.save()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("Another file replaces all values, and the change is reported")
    func replacement() {
        let settings = ProgramSettings()
        var count = 0
        settings.didReplaceValues = { count += 1 }
        settings["name"] = "1"
        #expect(count == 0)
        settings.open(nil)
        #expect(settings.values == [:])
        #expect(count == 1)
    }

    @Test("A folder that cannot be created is reported, and the values are kept")
    func unwritable() {
        let settings = ProgramSettings()
        settings.open(URL(fileURLWithPath: "/dev/null/settings.json"))
        let reports = Diagnostics.record {
            settings["name"] = "1"
            settings.save()
        }
        #expect(reports.map(\.rule) == ["settings.not-saved"])
        #expect(settings.values == ["name": "1"])
    }
}
