/// Tells whether code runs where the main actor runs.
///
/// That is the main thread, or, in a program that gave its main thread away to libdispatch (as test runners do), whatever
/// thread serves the main queue at the moment.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main thread and on the main queue.
    ///
    /// There `MainActor.assumeIsolated` is right.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
