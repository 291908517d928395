import Testing

@testable import OpenUIKitCore

final class DelegateWithName: NSObject, UIApplicationDelegate {}

@Suite @MainActor struct NamedDelegateTests {
    @Test("A program can be launched with the name of its delegate")
    func knownName() {
        let found = UIApplication.delegateClass(named: NSStringFromClass(DelegateWithName.self))
        #expect(found is DelegateWithName.Type)
    }

    @Test("A delegate that does not exist is reported, and the exit code is 1")
    func unknownName() {
        var code: Int32 = 0
        let found = Diagnostics.record {
            code = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "App.MissingDelegate")
        }
        #expect(code == 1)
        #expect(found.map(\.rule) == ["application.unknown-delegate"])
    }
}
