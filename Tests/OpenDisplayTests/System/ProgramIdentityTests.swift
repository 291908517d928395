import Testing

@testable import OpenDisplay

@Suite("The program's identity") @MainActor struct ProgramIdentityTests {
    @Test("The default identifier is that of the main bundle, or otherwise the name of the executable")
    func defaultIdentifier() {
        func identifier(_ bundle: String?) -> String {
            ProgramIdentity.defaultIdentifier(bundleIdentifier: bundle, processName: "notes")
        }
        #expect(identifier("org.example.Notes") == "org.example.Notes")
        #expect(identifier("") == "notes")
        #expect(identifier(nil) == "notes")
    }
}
