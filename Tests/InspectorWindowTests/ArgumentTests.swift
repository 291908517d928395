import Testing

@testable import InspectorWindow

@Suite("The arguments of the inspector")
struct ArgumentTests {
    @Test("The name or the process of one program is understood", arguments: [[], ["Notes"], ["4711"]])
    func understood(arguments: [String]) {
        #expect(InspectorApp.mistake(in: arguments) == nil)
    }

    @Test("An option is reported", arguments: [["--page"], ["Notes", "-x"]])
    func option(arguments: [String]) {
        #expect(InspectorApp.mistake(in: arguments) == "There is no option \(arguments.last ?? "").")
    }

    @Test("Several programs are reported")
    func several() {
        let mistake = InspectorApp.mistake(in: ["Notes", "Todo"])
        #expect(mistake == "The only argument is the name or the process of a program.")
    }
}
