import DesktopTestSupport
import Foundation
import Testing

@testable import OpenDisplay

@Suite("The file dialogs of the portal") @MainActor struct FileChooserPortalTests {
    private let bus = FakeBus()

    private func open(_ request: FileChooserRequest = FileChooserRequest(.openFiles)) -> Results {
        let results = Results()
        results.dialog = FileChooserPortal(bus: bus).choose(request, over: nil) { results.all.append($0) }
        return results
    }

    @MainActor private final class Results {
        var all: [FileChooserResult] = []
        var dialog: (any FileDialog)?
    }

    private func respond(_ code: UInt32, _ results: [String: DBusValue] = [:]) {
        bus.emit("Response", of: "org.freedesktop.portal.Request", [.uint32(code), .options(results)])
    }

    @Test("The files that the user has chosen are reported, and the subscriptions end")
    func chosen() throws {
        let results = open()
        bus.deliverReplies()
        respond(0, ["uris": .strings(["file:///a%20b.txt", "file:///c"])])
        let first = try #require(URL(string: "file:///a%20b.txt"))
        let second = try #require(URL(string: "file:///c"))
        #expect(results.all == [.chosen([first, second])])
        #expect(bus.subscriptionCount == 0)
    }

    @Test("A cancelled dialog is distinguished from one that has failed")
    func cancelled() {
        let results = open()
        respond(1)
        #expect(results.all == [.cancelled])
        let others = open()
        respond(2)
        #expect(others.all == [.failed(.failed("The request was ended by the portal."))])
    }

    @Test("A response without files is a failure")
    func nothingChosen() {
        let results = open()
        respond(0)
        #expect(results.all == [.failed(.failed("The portal returned no files."))])
    }

    @Test(
        "An error of the call is reported once, and the subscriptions end",
        arguments: [BusError.unavailable("no portal"), .denied("no permission"), .ended])
    func error(error: BusError) {
        bus.reply = { _ in .failure(error) }
        let results = open()
        bus.deliverReplies()
        respond(0, ["uris": .strings(["file:///a"])])
        #expect(results.all == [.failed(error)])
        #expect(bus.subscriptionCount == 0)
    }

    @Test("A request that was not accepted in time is closed, so that no dialog appears later")
    func timeout() {
        bus.reply = { $0.method == "OpenFile" ? .failure(.timedOut) : .success([]) }
        let results = open()
        bus.deliverReplies()
        #expect(results.all == [.failed(.timedOut)])
        #expect(bus.calls.last?.method == "Close")
    }

    @Test("A portal that ends while its dialog is shown is a failure")
    func lostPortal() {
        let results = open()
        bus.deliverReplies()
        bus.lose("org.freedesktop.portal.Desktop")
        #expect(results.all == [.failed(.ended)])
    }

    @Test("A bus that ends while a dialog is shown is a failure")
    func lostBus() {
        let results = open()
        bus.deliverReplies()
        bus.end()
        #expect(results.all == [.failed(.ended)])
        #expect(bus.subscriptionCount == 0)
    }

    @Test("A dialog that the program closes reports nothing")
    func closing() {
        let results = open()
        bus.deliverReplies()
        results.dialog?.close()
        respond(0, ["uris": .strings(["file:///a"])])
        #expect(results.all.isEmpty)
        #expect(bus.calls.last?.method == "Close")
        #expect(bus.subscriptionCount == 0)
    }

    @Test("The response is expected at the path that the portal derives from the caller's name and the token")
    func path() {
        #expect(
            PortalRequest.path(sender: ":1.42", token: "t")
                == "/org/freedesktop/portal/desktop/request/1_42/t")
    }

    @Test("Options describe filters, several files and the first folder")
    func options() {
        var request = FileChooserRequest(.openFiles)
        request.allowsMultipleSelection = true
        request.folder = URL(fileURLWithPath: "/tmp")
        request.filters = [.init(name: "Images", extensions: ["png"], mimeTypes: ["image/png"])]
        let call = FileChooserPortal.call(for: request)
        #expect(call.method == "OpenFile")
        #expect(call.options["multiple"] == .boolean(true))
        #expect(call.options["current_folder"] == .bytes(Array("/tmp".utf8) + [0]))
        let rules: [DBusValue] = [
            .structure([.uint32(0), .string("*.[pP][nN][gG]")]), .structure([.uint32(1), .string("image/png")]),
        ]
        let filter = DBusValue.structure([.string("Images"), .array(rules, of: "(us)")])
        #expect(call.options["filters"] == .array([filter], of: "(sa(us))"))
    }

    @Test("Saving suggests a name, and choosing folders shows no files")
    func kinds() {
        let saving = FileChooserPortal.call(for: FileChooserRequest(.save(suggestedName: "a.txt")))
        #expect(saving.method == "SaveFile")
        #expect(saving.options["current_name"] == .string("a.txt"))
        let folders = FileChooserPortal.call(for: FileChooserRequest(.openFolders))
        #expect(folders.options["directory"] == .boolean(true))
    }
}
