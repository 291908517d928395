/// Stores the appearance proxies of the program.
@MainActor package enum AppearanceProxies {
    private static var proxies: [AppearanceProxy] = []

    /// Whether there are no appearance proxies, as in most programs.
    static var isEmpty: Bool { proxies.isEmpty }
    /// Whether there is a proxy for traits.
    static private(set) var dependOnTraits = false

    /// Returns the proxy for a class, traits and containers, which is created on first use.
    static func object<Target: AnyObject>(
        of type: Target.Type, for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type],
        properties: AppearanceProperties, create: () -> Target?
    ) -> Target {
        let containerTypes = containers.map { ObjectIdentifier($0) }
        let present = proxies.first {
            Swift.type(of: $0.object) == type && $0.traits == traits
                && $0.containers.map { ObjectIdentifier($0) } == containerTypes
        }
        if let object = present?.object as? Target { return object }
        guard let object = create() else {
            preconditionFailure("init(coder:) of \(type) has to return an instance, which is the appearance proxy.")
        }
        let proxy = AppearanceProxy(
            object, properties: properties, traits: traits, containers: containers, isInstance: { $0 is Target })
        // Those of subclasses follow those of superclasses.
        proxies.insert(proxy, at: proxies.firstIndex { $0.classDepth > proxy.classDepth } ?? proxies.count)
        if traits != nil { dependOnTraits = true }
        return object
    }

    /// Removes all proxies, so that new instances have the values of the framework.
    package static func removeAll() {
        proxies = []
        dependOnTraits = false
    }

    /// Reads the values of all proxies, before views and items adopt them.
    static func readValues() {
        for proxy in proxies { proxy.readValues() }
    }

    /// Returns the values that an instance at a place in the hierarchy adopts, by the indices of their properties.
    ///
    /// Values of subclasses precede those of superclasses, those for an outer container precede those for an inner one, and
    /// of these the ones for more containers or for traits.
    ///
    /// - Parameter responder: The responder that contains the instance.
    static func values(
        for instance: AnyObject, in responder: UIResponder?, _ traits: @autoclosure () -> UITraitCollection
    ) -> [Int: AppearanceValue] {
        var matches: [(proxy: AppearanceProxy, rank: [Int])] = []
        for (index, proxy) in proxies.enumerated() where !proxy.values.isEmpty {
            guard let distance = proxy.distance(of: instance, in: responder, traits()) else { continue }
            matches.append((proxy, [proxy.classDepth, distance, proxy.specificity, index]))
        }
        matches.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
        return matches.reduce(into: [:]) { $0.merge($1.proxy.values) { $1 } }
    }
}

/// An instance of a class whose values other instances adopt.
@MainActor private final class AppearanceProxy {
    let object: AnyObject
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    /// The number of classes from the root class to that of the object.
    let classDepth: Int
    /// The values that were set when they were read, by the indices of their properties.
    private(set) var values: [Int: AppearanceValue] = [:]
    /// The values of the object when it was new.
    private let standards: [AppearanceValue]
    private let properties: AppearanceProperties
    private let isInstance: (AnyObject) -> Bool

    init(
        _ object: AnyObject, properties: AppearanceProperties, traits: UITraitCollection?,
        containers: [any UIAppearanceContainer.Type], isInstance: @escaping (AnyObject) -> Bool
    ) {
        self.object = object
        self.properties = properties
        self.traits = traits
        self.containers = containers
        self.isInstance = isInstance
        standards = properties.list.compactMap { $0.value(object) }
        classDepth = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .reduce(0) { depth, _ in depth + 1 }
    }

    /// The number of conditions for an instance.
    var specificity: Int { containers.count + (traits == nil ? 0 : 1) }

    func readValues() {
        values = [:]
        for (index, (property, standard)) in zip(properties.list, standards).enumerated()
        where !standard.isValue(object) {
            values[index] = property.value(object)
        }
    }

    /// Returns the number of responders from an instance to its outermost required container, 0 if none is required, or `nil`
    /// if the values are not for the instance.
    func distance(
        of instance: AnyObject, in responder: UIResponder?, _ traits: @autoclosure () -> UITraitCollection
    ) -> Int? {
        guard isInstance(instance) else { return nil }
        if let desired = self.traits, !traits().containsTraits(in: desired) { return nil }
        var (next, distance, missing) = (responder, 0, containers[...])
        while let container = missing.first {
            guard let current = next else { return nil }
            distance += 1
            if Self.isInstance(current, of: container) { missing = missing.dropFirst() }
            next = current.next
        }
        return distance
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        _ object: AnyObject, of type: Container.Type
    ) -> Bool {
        object is Container
    }
}
