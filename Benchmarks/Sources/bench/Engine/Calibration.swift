/// A minimal class with a stored property.
private final class Small {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }
}

/// Measures the allocation of a small object, as a reference for all other results.
@MainActor
func measureCalibration(_ harness: Harness) {
    let count = 20_000
    var kept: ContiguousArray<Small> = []
    kept.reserveCapacity(count)
    harness.measure(
        "calibration.class-allocation", "one small class instance allocated and kept", unit: .nanoseconds,
        parts: count, prepare: { kept.removeAll(keepingCapacity: true) },
        operation: {
            for value in 0..<count { kept.append(Small(value)) }
        })
}
