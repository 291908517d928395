/// The values that appearance proxies can set for the instances of a class, and those of new instances.
///
/// The list of a subclass begins with that of its superclass, so that an index means the same property in both.
@_spi(Subclassing) @MainActor public final class AppearanceProperties {
    let list: [AppearanceProperty]
    private let makeInstance: () -> AnyObject?

    private init(_ list: [AppearanceProperty], makeInstance: @escaping () -> AnyObject?) {
        self.list = list
        self.makeInstance = makeInstance
    }

    /// The values of a new instance, in the order of the list.
    private(set) lazy var standards = makeInstance().map { instance in list.compactMap { $0.value(instance) } } ?? []

    /// The properties of a class of which no instance adopts values.
    package static let none = AppearanceProperties([], makeInstance: { nil })

    /// Creates the properties of a class of views.
    package convenience init<Class: UIView>(
        of type: Class.Type, adding own: [AppearanceProperty] = [], to base: AppearanceProperties? = nil
    ) {
        self.init((base?.list ?? []) + own, makeInstance: { Class(coder: NSCoder()) })
    }

    /// Creates the properties of a class of bar items.
    package convenience init<Class: UIBarItem>(
        of type: Class.Type, adding own: [AppearanceProperty], to base: AppearanceProperties? = nil
    ) {
        self.init((base?.list ?? []) + own, makeInstance: { Class(coder: NSCoder()) })
    }
}
