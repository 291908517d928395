import Testing

@testable import OpenUIKitCore

@Suite @MainActor struct LaunchActionTests {
    @Test("The actions of a launch run once, in the order in which they were added")
    func order() {
        let actions = LaunchActions()
        var run: [Int] = []
        for number in 1...3 { actions.add { run.append(number) } }
        actions.run()
        actions.run()
        #expect(run == [1, 2, 3])
    }
}
