#if INSPECTOR

internal import ComponentFlow

/// The most recent updates, in the order of their numbers.
struct UpdateHistory {
    /// The number of updates that are kept; at times twice as many are.
    static let capacity = 4_000

    private var records: [Int: UpdateRecord] = [:]
    /// The number of the last update that began; updates are numbered from 1.
    private(set) var lastNumber = 0

    /// Returns the number of the next update.
    mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Removes all updates; their numbers are not used again.
    mutating func removeAll() {
        records = [:]
    }

    /// Adds an update that has ended, and removes the oldest if there are too many.
    mutating func add(_ record: UpdateRecord) {
        records[record.number] = record
        guard records.count > Self.capacity * 2 else { return }
        records = records.filter { $0.key > lastNumber - Self.capacity }
    }

    /// Sets the areas that were drawn again because of an update, and its window, unless the update was removed.
    mutating func setDamage(_ damage: [CGRect], in window: String?, of number: Int) {
        records[number]?.damage = damage
        records[number]?.window = window
    }

    /// All updates, in no order.
    var all: some Collection<UpdateRecord> {
        records.values
    }

    /// Returns the update with a number, unless it is still running or was removed.
    subscript(number: Int) -> UpdateRecord? {
        records[number]
    }

    /// Returns updates after a number, the oldest first.
    ///
    /// - Parameters:
    ///   - component: The identifier of the only component whose updates are returned; `nil` for all.
    ///   - limit: The largest number of updates.
    func updates(after number: Int, of component: String?, limit: Int) -> [UpdateRecord] {
        let matching = records.values.filter {
            $0.number > number && (component == nil || $0.component == component)
        }
        return Array(matching.sorted { $0.number < $1.number }.prefix(limit))
    }

    func lastUpdate(of component: String) -> UpdateRecord? {
        records.values.lazy.filter { $0.component == component }.max { $0.number < $1.number }
    }

    /// Returns an update and what led to it, from effect to cause.
    func chain(of update: UpdateRecord) -> [UpdateRecord] {
        var chain = [update]
        while let last = chain.last, let cause = last.cause.flatMap({ records[$0] }), cause.number < last.number {
            chain.append(cause)
        }
        return chain
    }
}

extension UpdateRecord {
    /// The number of the update that led to this one, or of the one that contains it.
    fileprivate var cause: Int? {
        for case .childSize(let update) in reasons { return update }
        for case .measurement(let update?) in reasons { return update }
        return parent
    }
}

#endif
