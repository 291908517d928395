import DesktopTestSupport
import Foundation
import Testing

@testable import OpenDisplay

@Suite("The choice of file dialogs") @MainActor struct DesktopFileChooserTests {
    private let portal = FakeFileChooser()
    private let fallback = FakeFileChooser()

    @Test(
        "Another dialog is shown if the portal cannot show one",
        arguments: [BusError.noBus, .unavailable("no backend"), .timedOut])
    func unavailablePortal(error: BusError) {
        var results: [FileChooserResult] = []
        let chooser = DesktopFileChooser(portal: portal, fallback: fallback)
        _ = chooser.choose(FileChooserRequest(.openFiles), over: nil) { results.append($0) }
        portal.finish(.failed(error))
        #expect(results.isEmpty)
        fallback.finish(.cancelled)
        #expect(results == [.cancelled])
    }

    @Test(
        "No second dialog is shown after one that was cancelled, denied, or lost while it was shown",
        arguments: [FileChooserResult.cancelled, .failed(.denied("")), .failed(.ended)])
    func noFallback(result: FileChooserResult) {
        var results: [FileChooserResult] = []
        let chooser = DesktopFileChooser(portal: portal, fallback: fallback)
        _ = chooser.choose(FileChooserRequest(.openFiles), over: nil) { results.append($0) }
        portal.finish(result)
        #expect(results == [result])
        #expect(fallback.dialogs.isEmpty)
    }

    @Test("Without a portal the other dialog is shown at once")
    func noPortal() {
        let chooser = DesktopFileChooser(portal: nil, fallback: fallback)
        _ = chooser.choose(FileChooserRequest(.openFiles), over: nil) { _ in }
        #expect(fallback.dialogs.count == 1)
    }

    @Test("Closing closes the dialog that replaced the one of the portal")
    func closing() {
        let chooser = DesktopFileChooser(portal: portal, fallback: fallback)
        let dialog = chooser.choose(FileChooserRequest(.openFiles), over: nil) { _ in }
        portal.finish(.failed(.timedOut))
        dialog.close()
        #expect(fallback.dialogs.first?.isClosed == true)
    }
}
