/// A value that contains a component of any type, which development tools describe by this type.
package protocol ErasedComponent {
    /// The name of the component's type.
    var contentTypeName: String { get }
}

extension AnyComponent: ErasedComponent {
    package var contentTypeName: String { box.typeName }
}

extension ComponentItem: ErasedComponent {
    package var contentTypeName: String { box.typeName }
}
