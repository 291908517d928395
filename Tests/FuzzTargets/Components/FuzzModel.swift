import ComponentFlow
import Fuzzing
import Synchronization

/// An element of the model's list.
struct FuzzEntry: Equatable, Identifiable, Sendable {
    let id: Int
    var length: Int
}

/// A change of the model.
enum FuzzChange: Sendable {
    case number(Int, to: Int)
    case toggle
    case choose(Int)
    case insert(FuzzEntry, at: Int)
    case remove(at: Int)
    case move(from: Int, to: Int)
    case edit(Int, length: Int)

    static func random(_ choices: Choices) -> FuzzChange {
        let (first, second) = (choices.below(4), choices.below(8))
        switch choices.below(7) {
        case 0: return .number(first, to: second)
        case 1: return .toggle
        case 2: return .choose(second)
        case 3: return .insert(FuzzEntry(id: second, length: first), at: first)
        case 4: return .remove(at: second)
        case 5: return .move(from: first, to: second)
        default: return .edit(second, length: first)
        }
    }
}

/// The model that random trees read, which may be changed on any thread.
///
/// There is one for all trees, so that a fresh render reads the same values, and so that it exists longer than all
/// subscriptions.
@Observable
final class FuzzModel: @unchecked Sendable {
    static let shared = FuzzModel()

    private struct Values {
        var numbers = [3, 5, 2, 7]
        var isOn = false
        var choice = 0
        var text = "0"
        var entries = [FuzzEntry(id: 0, length: 1), FuzzEntry(id: 1, length: 2)]
    }

    @ObservationIgnored private let values = Mutex(Values())
    /// A property that no tree reads; see `ComponentStage`.
    var frames = 0

    var numbers: [Int] {
        get { read(\.numbers) { $0.numbers } }
        set { write(\.numbers) { $0.numbers = newValue } }
    }

    var isOn: Bool {
        get { read(\.isOn) { $0.isOn } }
        set { write(\.isOn) { $0.isOn = newValue } }
    }

    var choice: Int {
        get { read(\.choice) { $0.choice } }
        set { write(\.choice) { $0.choice = newValue } }
    }

    var text: String {
        get { read(\.text) { $0.text } }
        set { write(\.text) { $0.text = newValue } }
    }

    var entries: [FuzzEntry] {
        get { read(\.entries) { $0.entries } }
        set { write(\.entries) { $0.entries = newValue } }
    }

    func reset() {
        let initial = Values()
        (numbers, isOn, choice, entries) = (initial.numbers, initial.isOn, initial.choice, initial.entries)
        text = initial.text
    }

    /// Sets all properties to their values.
    func touch() {
        write(\.numbers) { _ in }
        write(\.isOn) { _ in }
        write(\.choice) { _ in }
        write(\.text) { _ in }
        write(\.entries) { _ in }
    }

    func apply(_ change: FuzzChange) {
        switch change {
        case .number(let index, let number): write(\.numbers) { $0.numbers[index] = number }
        case .toggle: write(\.isOn) { $0.isOn.toggle() }
        case .choose(let choice): self.choice = choice
        case .insert(let entry, let place):
            write(\.entries) { values in
                guard !values.entries.contains(where: { $0.id == entry.id }) else { return }
                values.entries.insert(entry, at: min(place, values.entries.count))
            }
        case .remove(let place):
            write(\.entries) { if $0.entries.indices.contains(place) { $0.entries.remove(at: place) } }
        case .move(let start, let end):
            write(\.entries) { values in
                guard values.entries.indices.contains(start) else { return }
                let entry = values.entries.remove(at: start)
                values.entries.insert(entry, at: min(end, values.entries.count))
            }
        case .edit(let place, let length):
            write(\.entries) { if $0.entries.indices.contains(place) { $0.entries[place].length = length } }
        }
    }

    private func read<Value>(_ path: KeyPath<FuzzModel, Value>, _ value: (Values) -> Value) -> Value {
        access(keyPath: path)
        return values.withLock { value($0) }
    }

    private func write<Value>(_ path: KeyPath<FuzzModel, Value>, _ change: (inout Values) -> Void) {
        withMutation(keyPath: path) { values.withLock { change(&$0) } }
    }
}
