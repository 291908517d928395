internal import OpenDisplay

// The interfaces `Hypertext` and `Hyperlink`. The links of a text are its children.
extension ATSPIResponder {
    private func links(of node: AccessibilityNode) -> [AccessibilityNode] {
        node.children.compactMap { tree[$0] }.filter { $0.link != nil }
    }

    func hypertextMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let (links, index) = (links(of: request.node), request.integer(0))
        switch request.member {
        case "GetNLinks": return [.number(links.count)]
        case "GetLink":
            guard links.indices.contains(index) else { return [reference(to: nil).value] }
            return [ATSPIReference(name: busName, path: ATSPIReference.linkPath(of: links[index].id)).value]
        case "GetLinkIndex": return [.number(links.firstIndex { $0.link?.range.contains(index) == true } ?? -1)]
        default: return nil
        }
    }

    func hyperlinkProperty(_ name: String, _ link: AccessibilityPart.Link) -> DBusValue? {
        switch name {
        case "NAnchors": .int16(1)
        case "StartIndex": .number(link.range.lowerBound)
        case "EndIndex": .number(link.range.upperBound)
        default: nil
        }
    }

    func hyperlinkMethod(_ request: ATSPIRequest, _ link: AccessibilityPart.Link) -> [DBusValue]? {
        let isAnchor = request.integer(0) == 0
        switch request.member {
        case "GetObject": return [reference(to: isAnchor ? request.node.id : nil).value]
        case "GetURI": return [.string(isAnchor ? link.address : "")]
        case "IsValid": return [.boolean(true)]
        // libatspi calls this method, which the specification does not contain.
        case "GetIndexRange": return [.number(link.range.lowerBound), .number(link.range.upperBound)]
        default: return nil
        }
    }
}
