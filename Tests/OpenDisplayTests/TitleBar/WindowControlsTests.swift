import Testing

@testable import OpenDisplay

@Suite("Buttons of title bars") struct WindowControlsTests {
    @Test("A layout names the buttons of both ends")
    func ends() {
        let controls = WindowControls(decorationLayout: "close,minimize:maximize")
        #expect(controls == WindowControls(leading: [.close, .minimize], trailing: [.maximize]))
    }

    @Test(
        "Unknown names and repeated buttons are ignored",
        arguments: ["menu, close:close,spacer", "close", "close,,close:"])
    func unknown(layout: String) {
        #expect(WindowControls(decorationLayout: layout) == WindowControls(leading: [.close], trailing: []))
    }

    @Test("A layout without buttons has none", arguments: ["", ":", "menu:"])
    func none(layout: String) {
        #expect(WindowControls(decorationLayout: layout) == WindowControls(leading: [], trailing: []))
    }

    @Test("A setting names the action of a click")
    func actions() {
        let settings = ["toggle-maximize", "minimize", "lower", "menu", "none", "?"]
        let expected: [TitleBarAction] = [.toggleMaximized, .minimize, .lower, .menu, .none, .none]
        #expect(settings.map { TitleBarAction(setting: $0) } == expected)
    }
}
