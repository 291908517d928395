/// How the engine treats a type of components.
///
/// A requirement of ``Component``, because the search for a conformance to a protocol examines all conformances of the
/// program, for each type.
public struct _ComponentTraits: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Updates do not keep the state that they receive; if it is the empty one, none is needed.
    static let keepsNoState = _ComponentTraits(rawValue: 1 << 0)
    /// The component is notified when it is replaced by an equal one.
    static let isControlled = _ComponentTraits(rawValue: 1 << 1)
    /// The component subscribes by itself to what its body reads.
    static let subscribes = _ComponentTraits(rawValue: 1 << 2)
    /// No property of the component refers to a model or to a value of another component.
    ///
    /// Known for the containers of the framework, whose properties need not be examined then. Nearly each container on a screen is of a
    /// type of its own: before the first frame of the example Reader, that took 26 of 582 million instructions.
    static let readsNoModels = _ComponentTraits(rawValue: 1 << 3)
}
