/// The reasons for an update: one of the four inputs changed, it is the first one, or it was forced.
package struct UpdateReasons: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let firstTime = UpdateReasons(rawValue: 1 << 0)
    package static let environment = UpdateReasons(rawValue: 1 << 1)
    package static let state = UpdateReasons(rawValue: 1 << 2)
    package static let component = UpdateReasons(rawValue: 1 << 3)
    package static let availableSize = UpdateReasons(rawValue: 1 << 4)
    /// The component was replaced by an equal one with other closures.
    package static let behavior = UpdateReasons(rawValue: 1 << 6)
    /// The host requested an update regardless of the diff.
    package static let forced = UpdateReasons(rawValue: 1 << 5)
    /// Something changed while no update was running; accompanies another reason.
    ///
    /// Until the component is updated, an ancestor may use sizes from before the change.
    package static let outdatedSize = UpdateReasons(rawValue: 1 << 7)
}
