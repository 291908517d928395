import Testing

@testable import OpenUIKitCore

@Suite @MainActor struct LaunchActionTests {
    @Test("The actions of a launch run once, in the order in which they were added")
    func order() {
        var run: [Int] = []
        for number in 1...3 { LaunchActions.add { run.append(number) } }
        LaunchActions.run()
        LaunchActions.run()
        #expect(run == [1, 2, 3])
    }
}
