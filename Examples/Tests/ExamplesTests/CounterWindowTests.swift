import Foundation
import Testing

@Suite(.serialized)
struct CounterWindowTests {
    private let server: XServer
    private let counter: WindowProgram
    /// The positions of the number and of the button in a window of 320 × 240 at the screen's origin.
    private let number = CGRect(x: 100, y: 50, width: 120, height: 90)
    private let button = (x: 160, y: 162)

    init() throws {
        server = try XServer()
        counter = try WindowProgram("Counter", on: server)
        try counter.waitUntilStill()
    }

    @Test("A click on the counter's button changes the pixels of the number")
    func click() throws {
        let before = try server.screenshot()
        try server.click(x: button.x, y: button.y)
        #expect(try counter.framesOfEvent() > 0)
        let after = try server.screenshot()
        #expect(after.differences(from: before, in: number) > 200)
    }

    @Test("A click beside the counter's button does not change the number")
    func clickBeside() throws {
        let before = try server.screenshot()
        try server.click(x: 20, y: 20)
        try counter.waitUntilStill()
        #expect(try server.screenshot().differences(from: before, in: number) == 0)
    }

    @Test("After a click and its animation, an idle counter paints no frame and uses less than 1 % of a processor")
    func idle() throws {
        try server.click(x: button.x, y: button.y)
        #expect(try counter.waitUntilStill(for: 1) > 5, "the click starts an animation of several frames")
        let before = counter.processorTime
        let seconds = 2.0
        #expect(try !counter.nextFrame(within: seconds))
        #expect(counter.processorTime - before < seconds * 0.01)
    }

    @Test("Control and W end the counter, whose window has the same size at the next start")
    func rememberedSize() throws {
        try server.resize("Counter", width: 500, height: 400)
        try counter.waitUntilStill()
        try server.focus("Counter")
        try server.press("ctrl+w")
        #expect(try counter.exitStatus(within: 10) == 0)
        let second = try WindowProgram("Counter", on: server)
        try second.waitUntilStill()
        #expect(try server.geometry(of: "Counter").contains("500x400"))
    }
}
