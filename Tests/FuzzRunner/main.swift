// A command-line fuzzer, usually run by `make fuzz`.
//
//     fuzz list
//     fuzz run NAME|all SECONDS SEED FOLDER   runs targets, SECONDS each, and stores failing cases in FOLDER
//     fuzz replay FILE                        runs a stored case and prints its steps
//     fuzz survey NAME COUNT SEED             runs cases in one process, and groups failures by their reason
//
// `run` starts `work` and `record` in separate processes.
import Foundation
import FuzzTargets
import Fuzzing

let arguments = Array(CommandLine.arguments.dropFirst())

/// Prints a line without buffering, even to a file.
func show(_ line: String) {
    print(line)
    fflush(nil)
}

func fail(_ message: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("fuzz: \(message)\n".utf8))
    exit(2)
}

func target(_ name: String) -> FuzzTarget {
    guard let target = fuzzTargets.first(where: { $0.name == name }) else {
        fail("no target \"\(name)\"; there are \(fuzzTargets.map(\.name).joined(separator: ", "))")
    }
    return target
}

func number<Number: LosslessStringConvertible>(_ text: String) -> Number {
    Number(text) ?? { fail("\"\(text)\" is not a number") }()
}

switch (arguments.first, arguments.count) {
case ("list", 1):
    for target in fuzzTargets { show("\(target.name): \(target.summary)") }
case ("run", 5):
    let targets = arguments[1] == "all" ? fuzzTargets : [target(arguments[1])]
    let failures = try targets.map { target in
        try Supervisor(
            target: target, seed: number(arguments[3]), seconds: number(arguments[2]),
            folder: URL(fileURLWithPath: arguments[4])
        ).run()
    }
    exit(failures.contains { $0 > 0 } ? 1 : 0)
case ("work", 6):
    let passed = Worker.run(
        target(arguments[1]), seed: number(arguments[2]), first: number(arguments[3]),
        until: Date(timeIntervalSinceNow: number(arguments[4])), journal: arguments[5])
    exit(passed ? 0 : 1)
case ("record", 4):
    Worker.record(target(arguments[1]), caseSeed: number(arguments[2]), to: arguments[3])
case ("survey", 4):
    Survey(target: target(arguments[1]), seed: number(arguments[3]), count: number(arguments[2])).run()
case ("replay", 2):
    do {
        let stored = try FuzzCase(text: String(contentsOfFile: arguments[1], encoding: .utf8))
        exit(Worker.replay(target(stored.target), stored) ? 0 : 1)
    } catch {
        fail("\(arguments[1]): \(error)")
    }
default:
    fail("usage: fuzz list | run NAME|all SECONDS SEED FOLDER | replay FILE | survey NAME COUNT SEED")
}
