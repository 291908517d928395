import Foundation
import Testing

@testable import OpenUIFoundation

@Suite("Resources of a program's own target") struct ProgramResourceTests {
    @Test("They are in the bundles beside the program whose names end with its name")
    func bundles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Shop_App.resources", "Shop_Kit.resources", "Shop_MyApp.resources", "Other_App.resources"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let program = folder.appendingPathComponent("App")
        let names = ProgramResources.folders(of: program).map { ($0 as NSString).lastPathComponent }
        #expect(names == ["Other_App.resources", "Shop_App.resources"])
        #expect(ProgramResources.folders(of: URL(fileURLWithPath: "/no/such/folder/App")).isEmpty)
    }
}
