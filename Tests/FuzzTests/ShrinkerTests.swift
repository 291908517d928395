import Fuzzing
import Testing

@MainActor @Suite struct ShrinkerTests {
    @Test("Shrinking removes all decisions that a failure does not need")
    func removesRuns() {
        let choices: [UInt64] = (0..<200).map { UInt64($0 % 7) }
        let smallest = Shrinker(attempts: 5000).shrunk(choices) { $0.filter { $0 == 5 }.count >= 2 }
        #expect(smallest == [5, 5])
    }

    @Test("Shrinking lowers a decision to the smallest one that fails")
    func lowersNumbers() {
        let smallest = Shrinker(attempts: 5000).shrunk([999]) { ($0.first ?? 0) >= 137 }
        #expect(smallest == [137])
    }

    @Test("Replaying the decisions of a random fuzz case reproduces the case")
    func replay() {
        func numbers(_ choices: Choices) -> [Int] { choices.list(upTo: 40) { choices.int(in: -1000...1000) } }
        let random = Choices(seed: 99)
        let expected = numbers(random)
        #expect(numbers(Choices(replaying: random.made)) == expected)
    }

    @Test("A failing fuzz target is reported with its smallest case")
    func firstFailure() {
        let target = FuzzTarget("sum", "sums", shortRun: 100) { choices in
            let sum = choices.list(upTo: 20) { choices.int(in: 0...100) }.reduce(0, +)
            try require(sum < 150, "the sum is \(sum)")
        }
        #expect(target.firstFailure(seed: 1, cases: 0..<100)?.reason == "the sum is 150")
    }

    @Test("A stored fuzz case can be read again without loss")
    func storedCase() throws {
        let stored = FuzzCase(target: "sum", reason: "two\nlines", notes: ["add 3"], choices: [3, 1, 4])
        let read = try FuzzCase(text: stored.text)
        #expect(read.target == "sum")
        #expect(read.choices == [3, 1, 4])
    }

    @Test("A stored fuzz case that contains anything but numbers is rejected")
    func brokenCase() {
        #expect(throws: FuzzFailure.self) { try FuzzCase(text: "# target sum\n3 x 4") }
    }
}
