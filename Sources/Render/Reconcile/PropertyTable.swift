/// A commonly set property, with access that bypasses its key path.
@MainActor
struct CommonProperty {
    let path: AnyKeyPath
    let access: AnyObject

    /// Creates an entry whose key path and access share the value type `T`, an invariant that ``PropertyTable`` relies
    /// on.
    init<Root, T>(path: ReferenceWritableKeyPath<Root, T>, access: PropertyAccess<T>) {
        self.path = path
        self.access = access
    }
}

/// The commonly set properties of a view class.
@MainActor
struct PropertyTable {
    private static var tables: [ObjectIdentifier: PropertyTable] = [:]
    /// A cache for key path literals, each of which is a single object that is never deallocated.
    private static var found: [ObjectIdentifier: (path: AnyKeyPath, access: AnyObject?)] = [:]
    /// The maximum size of the cache: key paths that are composed at run time are new objects every time.
    private static let limit = 4_096

    private var accesses: [AnyKeyPath: AnyObject] = [:]

    /// Returns the access for a key path, or `nil` if it is not a commonly set property.
    static func access<V: UIView, T>(_ path: ReferenceWritableKeyPath<V, T>) -> PropertyAccess<T>? {
        if let known = found[ObjectIdentifier(path)] {
            return known.access.map { unsafeDowncast($0, to: PropertyAccess<T>.self) }
        }
        let access = table(for: V.self).accesses[path] as? PropertyAccess<T>
        if found.count < limit { found[ObjectIdentifier(path)] = (path, access) }
        return access
    }

    private static func table<V: UIView>(for type: V.Type) -> PropertyTable {
        if let known = tables[ObjectIdentifier(type)] { return known }
        let table = PropertyTable(type)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private init<V: UIView>(_ type: V.Type) {
        for property in UIView.commonProperties(of: type) { accesses[property.path] = property.access }
        for property in UILabel.commonProperties { accesses[property.path] = property.access }
        let layout: AnyKeyPath = \V.yoga
        for property in YGLayout.properties {
            if let path = layout.appending(path: property.path) { accesses[path] = property.access }
        }
    }
}

// The closures use dynamic dispatch, so that overrides in subclasses are called.
extension UIView {
    fileprivate static func commonProperties<V: UIView>(of type: V.Type) -> [CommonProperty] {
        [
            usual(\V.backgroundColor, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            usual(\V.tintColor, { $0.tintColor }, { $0.tintColor = $1 }),
            usual(\V.alpha, { $0.alpha }, { $0.alpha = $1 }),
            usual(\V.isHidden, { $0.isHidden }, { $0.isHidden = $1 }),
            usual(\V.clipsToBounds, { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
            usual(\V.isUserInteractionEnabled, { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }),
            usual(\V.transform, { $0.transform }, { $0.transform = $1 }),
            usual(\V.cornerRadius, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
            usual(\V.borderWidth, { $0.borderWidth }, { $0.borderWidth = $1 }),
            usual(\V.borderColor, { $0.borderColor }, { $0.borderColor = $1 }),
        ]
    }

    private static func usual<V: UIView, T: Equatable>(
        _ path: ReferenceWritableKeyPath<V, T>, _ read: @escaping @MainActor (UIView) -> T,
        _ write: @escaping @MainActor (UIView, T) -> Void
    ) -> CommonProperty {
        CommonProperty(path: path, access: PropertyAccess(read, write))
    }
}

extension UILabel {
    fileprivate static let commonProperties = [
        usual(\.text, { $0.text }, { $0.text = $1 }),
        usual(\.font, { $0.font }, { $0.font = $1 }),
        usual(\.textColor, { $0.textColor }, { $0.textColor = $1 }),
        usual(\.textAlignment, { $0.textAlignment }, { $0.textAlignment = $1 }),
        usual(\.numberOfLines, { $0.numberOfLines }, { $0.numberOfLines = $1 }),
    ]

    private static func usual<T: Equatable>(
        _ path: ReferenceWritableKeyPath<UILabel, T>, _ read: @escaping @MainActor (UILabel) -> T,
        _ write: @escaping @MainActor (UILabel, T) -> Void
    ) -> CommonProperty {
        let access = PropertyAccess<T>(
            { read(unsafeDowncast($0, to: UILabel.self)) }, { write(unsafeDowncast($0, to: UILabel.self), $1) })
        return CommonProperty(path: path, access: access)
    }
}
