/// A value that bindings refer to.
///
/// This class is abstract. Its instances are used where the value may be used: on the main thread, unless the value
/// belongs to a model that can be used on any thread.
class BindingSource<Value>: @unchecked Sendable {
    var value: Value {
        get { preconditionFailure("BindingSource is abstract") }
        set { preconditionFailure("BindingSource is abstract") }
    }

    /// Returns whether a distinct source stands for the same value.
    func isEqual(to other: BindingSource<Value>) -> Bool {
        false
    }
}

/// A property of a model.
final class ModelSource<Model: AnyObject, Value>: BindingSource<Value>, @unchecked Sendable {
    private let model: Model
    private let keyPath: ReferenceWritableKeyPath<Model, Value>

    init(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>) {
        self.model = model
        self.keyPath = keyPath
    }

    override var value: Value {
        get { model[keyPath: keyPath] }
        set { model[keyPath: keyPath] = newValue }
    }

    override func isEqual(to other: BindingSource<Value>) -> Bool {
        guard let other = other as? ModelSource<Model, Value> else { return false }
        return model === other.model && keyPath == other.keyPath
    }
}

/// A property of a value that another source provides.
final class MemberSource<Parent, Value>: BindingSource<Value>, @unchecked Sendable {
    private let parent: BindingSource<Parent>
    private let keyPath: WritableKeyPath<Parent, Value>

    init(of parent: BindingSource<Parent>, _ keyPath: WritableKeyPath<Parent, Value>) {
        self.parent = parent
        self.keyPath = keyPath
    }

    override var value: Value {
        get { parent.value[keyPath: keyPath] }
        set { parent.value[keyPath: keyPath] = newValue }
    }

    override func isEqual(to other: BindingSource<Value>) -> Bool {
        guard let other = other as? MemberSource<Parent, Value> else { return false }
        return keyPath == other.keyPath && (parent === other.parent || parent.isEqual(to: other.parent))
    }
}

/// A value that closures read and write.
final class ClosureSource<Value>: BindingSource<Value>, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override var value: Value {
        get { get() }
        set { set(newValue) }
    }

    override func isEqual(to other: BindingSource<Value>) -> Bool {
        guard let other = other as? ClosureSource<Value>, let value = get() as? any Equatable else { return false }
        return value.isEqual(toAny: other.get())
    }
}

extension Equatable {
    fileprivate func isEqual(toAny other: Any) -> Bool {
        (other as? Self) == self
    }
}
