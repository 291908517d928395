/// A value that contains a component of any type, which development tools describe by this type.
package protocol TypedContent {
    /// The name of the component's type.
    var contentTypeName: String { get }
}

extension AnyComponent: TypedContent {
    package var contentTypeName: String { box.typeName }
}

extension ComponentItem: TypedContent {
    package var contentTypeName: String { box.typeName }
}
