import ComponentFlow
import Foundation
import Testing

@Suite(.serialized)
struct WindowIdentityTests {
    /// Starts the counter and returns properties of its window.
    private func properties(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
        let server = try XServer()
        let counter = try WindowProgram("Counter", on: server, environment: environment)
        try counter.waitUntilStill()
        return try server.properties(of: "Counter", arguments)
    }

    @Test("The class of a window is the program's identifier, so that the desktop finds its name and icon")
    func windowClass() throws {
        #expect(try properties("WM_CLASS").contains("\"Counter\", \"Counter\""))
    }

    @Test("A window cannot be made so small that its content disappears")
    func minimumSize() throws {
        let hints = try properties("WM_NORMAL_HINTS")
        #expect(hints.contains("minimum size: 200 by 150"))
    }

    @Test("A window has the icon with the program's identifier")
    @MainActor func icon() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID())")
        let theme = folder.appendingPathComponent("icons/hicolor")
        let icons = theme.appendingPathComponent("48x48/apps")
        try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = """
            [Icon Theme]
            Name=hicolor
            Directories=48x48/apps

            [48x48/apps]
            Size=48
            Type=Fixed
            """
        try Data(index.utf8).write(to: theme.appendingPathComponent("index.theme"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
        }
        try #require(image.pngData()).write(to: icons.appendingPathComponent("Counter.png"))
        // As numbers: the width, the height and the pixels, each with the parts alpha, red, green and blue.
        let icon = try properties(
            "-f", "_NET_WM_ICON", "32c", "_NET_WM_ICON", environment: ["XDG_DATA_HOME": folder.path])
        let list = icon.split(separator: "=", maxSplits: 1).last ?? ""
        let values = list.split { !$0.isNumber }.compactMap { UInt32($0) }
        #expect(values.prefix(2) == [48, 48])
        #expect(values.dropFirst(2).prefix(48 * 48).allSatisfy { $0 == 0xffff_0000 })
        #expect(values.count >= 2 + 48 * 48)
    }
}
