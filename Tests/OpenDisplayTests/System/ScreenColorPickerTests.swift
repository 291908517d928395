import DesktopTestSupport
import Testing

@testable import OpenDisplay

@Suite("Picking a color on the screen") @MainActor struct ScreenColorPickerTests {
    private let bus = FakeBus()

    private func isAvailable(_ reply: FakeBus.Reply) -> Bool? {
        var result: Bool?
        bus.reply = { _ in reply }
        ScreenColorPicker(bus: bus).check { result = $0 }
        bus.deliverReplies()
        return result
    }

    private func pick(_ code: UInt32, _ results: [String: DBusValue] = [:]) -> [ScreenColorResult] {
        var all: [ScreenColorResult] = []
        ScreenColorPicker(bus: bus).pick(over: nil) { all.append($0) }
        bus.deliverReplies()
        bus.emit("Response", of: "org.freedesktop.portal.Request", [.uint32(code), .options(results)])
        return all
    }

    @Test("The service is available if the portal's version has the method", arguments: [1, 2, 3] as [UInt32])
    func version(number: UInt32) {
        #expect(isAvailable(.success([.variant(.uint32(number))])) == (number >= 2))
    }

    @Test("Without the interface, the service is not available")
    func missingInterface() {
        #expect(isAvailable(.failure(.unavailable("no interface"))) == false)
    }

    @Test("Without a bus, the service is not available")
    func missingBus() {
        var result: Bool?
        ScreenColorPicker(bus: nil).check { result = $0 }
        #expect(result == false)
    }

    @Test("Without a bus, picking fails")
    func pickingWithoutBus() {
        var result: ScreenColorResult?
        ScreenColorPicker(bus: nil).pick(over: nil) { result = $0 }
        #expect(result == .failed(.noBus))
    }

    @Test("The color that the user has picked is reported")
    func picked() {
        let color = DBusValue.structure([.double(1), .double(0.5), .double(0)])
        #expect(pick(0, ["color": color]) == [.picked(red: 1, green: 0.5, blue: 0)])
    }

    @Test("Picking no color is no failure")
    func cancelled() {
        #expect(pick(1) == [.cancelled])
    }

    @Test(
        "A response without three numbers is a failure",
        arguments: [
            [:], ["color": .string("red")], ["color": .structure([.double(1)])],
            ["color": .structure([.int32(1), .int32(1), .int32(1)])],
        ] as [[String: DBusValue]])
    func invalidColor(results: [String: DBusValue]) {
        #expect(pick(0, results) == [.failed(.failed("The portal returned no color."))])
    }
}
