internal import OpenDisplay

// The interfaces `Accessible` and `Application`.
extension ATSPIResponder {
    func accessibleMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let node = request.node
        switch request.member {
        case "GetChildAtIndex":
            let index = request.integer(0)
            return [reference(to: node.children.indices.contains(index) ? node.children[index] : nil).value]
        case "GetIndexInParent": return [.number(tree.index(of: node.id) ?? -1)]
        case "GetRelationSet": return [.array(relations(of: node), of: "(ua(so))")]
        case "GetRole": return [.uint32(node.presentedRole.atspi.number)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(node.presentedRole.atspi.name)]
        case "GetState": return [.array(stateWords(of: node).map { .uint32($0) }, of: "u")]
        case "GetAttributes": return [.dictionary(attributes(of: node))]
        case "GetApplication": return [reference(to: .application).value]
        case "GetInterfaces": return [interfaceNames(of: node)]
        default: return nil
        }
    }

    /// `ATSPI_RELATION_NODE_CHILD_OF`, by which screen readers count the levels of a tree, and `ATSPI_RELATION_DESCRIBED_BY`.
    private static let relations: (nodeChildOf: UInt32, describedBy: UInt32) = (7, 18)

    private func relations(of node: AccessibilityNode) -> [DBusValue] {
        let headers = source?.headers(of: node.id) ?? []
        return [
            relation(Self.relations.nodeChildOf, to: treeParent(of: node).map { [$0] } ?? []),
            relation(Self.relations.describedBy, to: headers),
        ].compactMap { $0 }
    }

    private func treeParent(of node: AccessibilityNode) -> AccessibilityID? {
        guard node.role == .treeItem || node.role == .row, (node.level ?? 0) > 1 else { return nil }
        return source?.parentRow(of: node.id)
    }

    private func relation(_ kind: UInt32, to targets: [AccessibilityID]) -> DBusValue? {
        guard !targets.isEmpty else { return nil }
        return .structure([.uint32(kind), .array(targets.map { reference(to: $0).value }, of: "(so)")])
    }

    func accessibleProperty(_ request: ATSPIRequest) -> DBusValue? {
        let node = request.node
        switch request.member {
        case "Name": return .string(node.name)
        case "Description": return .string(description(of: node))
        case "Parent": return parent(of: node.id).value
        case "ChildCount": return .number(node.children.count)
        case "Locale": return .string(locale(of: node))
        case "AccessibleId": return .string(node.identifier)
        default: return nil
        }
    }

    func applicationProperty(_ name: String) -> DBusValue? {
        switch name {
        // Orca receives keys from programs of GTK 4 by itself, but expects those of other toolkits to pass it each key.
        case "ToolkitName": .string(Self.toolkit)
        case "Version": .string(Self.toolkitVersion)
        case "AtspiVersion": .string("2.1")
        case "Id": .int32(applicationID)
        default: nil
        }
    }

    private static let toolkit = "GTK"
    private static let toolkitVersion = "4.8"

    func interfaceNames(of node: AccessibilityNode) -> DBusValue {
        .strings(ATSPIInterface.interfaces(of: node).map(\.rawValue))
    }

    func stateWords(of node: AccessibilityNode) -> [UInt32] {
        let isAlwaysShown = node.id == .application || node.role == .notification
        let isShowing = isAlwaysShown || source?.isShowing(node.id) == true
        return node.presentedStates.atspiWords(of: node.presentedRole, isShowing: isShowing)
    }

    /// Returns the hint, preceded by a value that is neither a number nor a text, for which there is no interface.
    func description(of node: AccessibilityNode) -> String {
        let value = node.range == nil && node.text == nil ? node.value : ""
        return [value, node.help].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func attributes(of node: AccessibilityNode) -> [String: String] {
        var attributes = node.details
        attributes["toolkit"] = Self.toolkit
        if !node.identifier.isEmpty { attributes["id"] = node.identifier }
        if let level = node.level { attributes["level"] = "\(level)" }
        if node.range != nil, !node.value.isEmpty { attributes["valuetext"] = node.value }
        if let placement = node.placement {
            attributes["posinset"] = "\(placement.index + 1)"
            attributes["setsize"] = "\(placement.count)"
        }
        addTableAttributes(of: node, to: &attributes)
        return attributes
    }

    /// Adds the attributes by which clients without the interfaces of tables know rows and columns.
    private func addTableAttributes(of node: AccessibilityNode, to attributes: inout [String: String]) {
        if let table = node.table {
            attributes["rowcount"] = "\(table.rowCount)"
            attributes["colcount"] = "\(table.columnCount)"
        }
        guard let cell = node.cell, let row = cell.rows.first, let column = cell.columns.first else { return }
        attributes["rowindex"] = "\(row + 1)"
        attributes["colindex"] = "\(column + 1)"
        let columns = table(around: node.id).flatMap { tree[$0]?.table?.columnCount } ?? 0
        let (index, isTooLarge) = row.multipliedReportingOverflow(by: columns)
        if !isTooLarge { attributes["table-cell-index"] = "\(index + column)" }
    }
}
