/// As small as a class gets that has something in it.
private final class Small {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }
}

/// The yardstick: everything else can be read as so many allocations of a small object.
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
