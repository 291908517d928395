#if INSPECTOR

internal import ComponentFlow

/// Numbers of the components that were updated while frames are recorded.
///
/// They differ from those of ``NodeTable``, which refers weakly to views; the retain and release of such a view are slower.
@MainActor
struct RecordedComponents {
    private var numbers: [ObjectIdentifier: UInt32] = [:]
    private var references: [UInt32: ComponentReference] = [:]
    private var lastNumber: UInt32 = 0
    /// The number of components at which removed ones are forgotten.
    private var limit = 10_000

    /// Returns the number of a component, which it gets on first use.
    mutating func number(of component: MountedComponent) -> UInt32 {
        let reference = component.reference
        if let number = numbers[reference.id] { return number }
        lastNumber &+= 1
        numbers[reference.id] = lastNumber
        references[lastNumber] = reference
        forgetRemoved()
        return lastNumber
    }

    /// Returns the component with a number, or `nil` if there is none any more.
    func component(_ number: UInt32) -> MountedComponent? {
        references[number]?.component
    }

    private mutating func forgetRemoved() {
        guard references.count >= limit else { return }
        for (number, reference) in references where reference.component == nil {
            references[number] = nil
            numbers[reference.id] = nil
        }
        limit = max(limit, references.count * 2)
    }
}

#endif
