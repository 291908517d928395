import CXML
import Foundation

/// An element, a text or an entity of a ``MarkupTree``, which it retains.
struct MarkupNode {
    enum Kind {
        case element
        case text
        /// A reference to an entity that is not one of those that XML defines.
        case entity
        case other
    }

    private let node: xmlNodePtr
    private let tree: MarkupTree

    init(_ node: xmlNodePtr, of tree: MarkupTree) {
        self.node = node
        self.tree = tree
    }

    var kind: Kind {
        switch node.pointee.type {
        case XML_ELEMENT_NODE: .element
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
        case XML_ENTITY_REF_NODE: .entity
        default: .other
        }
    }

    /// The local name in lower case.
    var name: String {
        Self.string(node.pointee.name).lowercased()
    }

    /// The address of the namespace; empty if there is none.
    var namespace: String {
        guard let namespace = node.pointee.ns else { return "" }
        return Self.string(namespace.pointee.href)
    }

    /// The text of a text node.
    var content: String {
        Self.string(node.pointee.content)
    }

    /// The character of an entity of HTML; empty for others.
    var entityText: String {
        guard let entity = htmlEntityLookup(node.pointee.name) else { return "" }
        return UnicodeScalar(entity.pointee.value).map { String(Character($0)) } ?? ""
    }

    /// The nodes in the element, in order.
    var children: some Sequence<MarkupNode> {
        // The children of a reference belong to the declaration of the entity.
        let first = kind == .entity ? nil : node.pointee.children
        return sequence(first: first, next: { $0?.pointee.next }).lazy.prefix { $0 != nil }
            .compactMap { $0.map { MarkupNode($0, of: tree) } }
    }

    /// The elements in the element, in order.
    var elements: some Sequence<MarkupNode> {
        children.lazy.filter { $0.kind == .element }
    }

    /// The first element with a name in the element.
    func first(_ name: String) -> MarkupNode? {
        elements.first { $0.name == name }
    }

    /// The value of an attribute, regardless of its namespace; `nil` if there is none.
    ///
    /// It is read without libxml2's function, which would expand entities that the document declares.
    func attribute(_ name: String) -> String? {
        guard kind == .element, let attribute = xmlHasProp(node, name), attribute.pointee.type == XML_ATTRIBUTE_NODE
        else { return nil }
        let parts = sequence(first: attribute.pointee.children, next: { $0?.pointee.next }).lazy.prefix { $0 != nil }
        return parts.compactMap { $0.map { MarkupNode($0, of: tree).text } }.joined()
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        guard let text else { return "" }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))), as: UTF8.self)
    }
}

extension MarkupNode {
    /// The text in the element without that of comments, up to a depth at which no feed has any.
    var text: String {
        var result = ""
        appendText(to: &result, depth: 0)
        return result
    }

    private func appendText(to result: inout String, depth: Int) {
        guard depth < 300 else { return }
        switch kind {
        case .text: result += content
        case .entity: result += entityText
        case .element: for child in children { child.appendText(to: &result, depth: depth + 1) }
        case .other: break
        }
    }

    /// The text without white space at its ends; `nil` if nothing else is in it.
    var trimmedText: String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
