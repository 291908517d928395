/// The description of the interfaces of AT-SPI in D-Bus's introspection format.
///
/// ``ATSPIInbox`` checks calls against it before they are answered. A method that has no meaning here is missing, so that clients
/// receive an error instead of a wrong answer.
enum ATSPIIntrospection {
    static let xml = xml(of: ATSPIInterface.allCases)

    /// Returns the description of an object with some of the interfaces.
    static func xml(of interfaces: [ATSPIInterface]) -> String {
        "<node>\(interfaces.map { element($0) }.joined())</node>"
    }

    /// Returns the names of the properties of an interface.
    static func properties(of interface: ATSPIInterface) -> [String] {
        members(of: interface).compactMap { member in
            switch member {
            case .property(let name, _), .writableProperty(let name, _): name
            case .method, .signal: nil
            }
        }
    }

    private static func element(_ interface: ATSPIInterface) -> String {
        let members = members(of: interface).map { element($0) }
        return "<interface name='\(interface.rawValue)'>\(members.joined())</interface>"
    }

    /// A method with the signatures of its parameters and results, or a property.
    private enum Member {
        case method(String, [String], [String])
        case property(String, String)
        case writableProperty(String, String)
        case signal(String, [String])
    }

    private static func element(_ member: Member) -> String {
        switch member {
        case .method(let name, let parameters, let results):
            let arguments = arguments(parameters, " direction='in'") + arguments(results, " direction='out'")
            return "<method name='\(name)'>\(arguments)</method>"
        case .property(let name, let type): return "<property name='\(name)' type='\(type)' access='read'/>"
        case .writableProperty(let name, let type):
            return "<property name='\(name)' type='\(type)' access='readwrite'/>"
        case .signal(let name, let parameters): return "<signal name='\(name)'>\(arguments(parameters, ""))</signal>"
        }
    }

    private static func arguments(_ types: [String], _ direction: String) -> String {
        types.map { "<arg type='\($0)'\(direction)/>" }.joined()
    }

    private static func members(of interface: ATSPIInterface) -> [Member] {
        switch interface {
        case .accessible: accessible
        case .application: application
        case .component: component
        case .action: action
        case .text: text
        case .editableText: editableText
        case .value: value
        case .selection: selection
        case .image: image
        case .table: table
        case .tableCell: tableCell
        case .hypertext: hypertext
        case .hyperlink: hyperlink
        case .collection: collection
        case .cache: cache
        }
    }

    private static let accessible: [Member] = [
        .property("Name", "s"), .property("Description", "s"), .property("Parent", "(so)"),
        .property("ChildCount", "i"), .property("Locale", "s"), .property("AccessibleId", "s"),
        .method("GetChildAtIndex", ["i"], ["(so)"]), .method("GetChildren", [], ["a(so)"]),
        .method("GetIndexInParent", [], ["i"]), .method("GetRelationSet", [], ["a(ua(so))"]),
        .method("GetRole", [], ["u"]), .method("GetRoleName", [], ["s"]), .method("GetLocalizedRoleName", [], ["s"]),
        .method("GetState", [], ["au"]), .method("GetAttributes", [], ["a{ss}"]),
        .method("GetApplication", [], ["(so)"]), .method("GetInterfaces", [], ["as"]),
    ]

    private static let application: [Member] = [
        .property("ToolkitName", "s"), .property("Version", "s"), .property("AtspiVersion", "s"),
        .writableProperty("Id", "i"), .method("GetLocale", ["u"], ["s"]),
    ]

    private static let component: [Member] = [
        .method("Contains", ["i", "i", "u"], ["b"]), .method("GetAccessibleAtPoint", ["i", "i", "u"], ["(so)"]),
        .method("GetExtents", ["u"], ["(iiii)"]), .method("GetPosition", ["u"], ["i", "i"]),
        .method("GetSize", [], ["i", "i"]), .method("GetLayer", [], ["u"]), .method("GetMDIZOrder", [], ["n"]),
        .method("GrabFocus", [], ["b"]), .method("GetAlpha", [], ["d"]), .method("ScrollTo", ["u"], ["b"]),
    ]

    private static let action: [Member] = [
        .property("NActions", "i"), .method("GetDescription", ["i"], ["s"]), .method("GetName", ["i"], ["s"]),
        .method("GetLocalizedName", ["i"], ["s"]), .method("GetKeyBinding", ["i"], ["s"]),
        .method("GetActions", [], ["a(sss)"]), .method("DoAction", ["i"], ["b"]),
    ]

    private static let text: [Member] = [
        .property("CharacterCount", "i"), .property("CaretOffset", "i"), .method("GetText", ["i", "i"], ["s"]),
        .method("GetStringAtOffset", ["i", "u"], ["s", "i", "i"]),
        .method("GetTextBeforeOffset", ["i", "u"], ["s", "i", "i"]),
        .method("GetTextAtOffset", ["i", "u"], ["s", "i", "i"]),
        .method("GetTextAfterOffset", ["i", "u"], ["s", "i", "i"]), .method("GetCharacterAtOffset", ["i"], ["i"]),
        .method("GetAttributeValue", ["i", "s"], ["s"]), .method("GetAttributes", ["i"], ["a{ss}", "i", "i"]),
        .method("GetAttributeRun", ["i", "b"], ["a{ss}", "i", "i"]), .method("GetDefaultAttributes", [], ["a{ss}"]),
        .method("GetDefaultAttributeSet", [], ["a{ss}"]), .method("SetCaretOffset", ["i"], ["b"]),
        .method("GetNSelections", [], ["i"]), .method("GetSelection", ["i"], ["i", "i"]),
        .method("AddSelection", ["i", "i"], ["b"]), .method("RemoveSelection", ["i"], ["b"]),
        .method("SetSelection", ["i", "i", "i"], ["b"]),
        .method("GetCharacterExtents", ["i", "u"], ["i", "i", "i", "i"]),
        .method("GetRangeExtents", ["i", "i", "u"], ["i", "i", "i", "i"]),
        .method("GetOffsetAtPoint", ["i", "i", "u"], ["i"]), .method("ScrollSubstringTo", ["i", "i", "u"], ["b"]),
    ]

    private static let editableText: [Member] = [
        .method("SetTextContents", ["s"], ["b"]), .method("InsertText", ["i", "s", "i"], ["b"]),
        .method("DeleteText", ["i", "i"], ["b"]),
    ]

    private static let value: [Member] = [
        .property("MinimumValue", "d"), .property("MaximumValue", "d"), .property("MinimumIncrement", "d"),
        .writableProperty("CurrentValue", "d"), .property("Text", "s"),
    ]

    private static let selection: [Member] = [
        .property("NSelectedChildren", "i"), .method("GetSelectedChild", ["i"], ["(so)"]),
        .method("SelectChild", ["i"], ["b"]), .method("DeselectSelectedChild", ["i"], ["b"]),
        .method("IsChildSelected", ["i"], ["b"]), .method("SelectAll", [], ["b"]), .method("ClearSelection", [], ["b"]),
        .method("DeselectChild", ["i"], ["b"]),
    ]

    private static let image: [Member] = [
        .property("ImageDescription", "s"), .property("ImageLocale", "s"),
        .method("GetImageExtents", ["u"], ["(iiii)"]), .method("GetImagePosition", ["u"], ["i", "i"]),
        .method("GetImageSize", [], ["i", "i"]),
    ]

    private static let table: [Member] = [
        .property("NRows", "i"), .property("NColumns", "i"), .property("Caption", "(so)"), .property("Summary", "(so)"),
        .property("NSelectedRows", "i"), .property("NSelectedColumns", "i"),
        .method("GetAccessibleAt", ["i", "i"], ["(so)"]), .method("GetIndexAt", ["i", "i"], ["i"]),
        .method("GetRowAtIndex", ["i"], ["i"]), .method("GetColumnAtIndex", ["i"], ["i"]),
        .method("GetRowDescription", ["i"], ["s"]), .method("GetColumnDescription", ["i"], ["s"]),
        .method("GetRowExtentAt", ["i", "i"], ["i"]), .method("GetColumnExtentAt", ["i", "i"], ["i"]),
        .method("GetRowHeader", ["i"], ["(so)"]), .method("GetColumnHeader", ["i"], ["(so)"]),
        .method("GetSelectedRows", [], ["ai"]), .method("GetSelectedColumns", [], ["ai"]),
        .method("IsRowSelected", ["i"], ["b"]), .method("IsColumnSelected", ["i"], ["b"]),
        .method("IsSelected", ["i", "i"], ["b"]), .method("AddRowSelection", ["i"], ["b"]),
        .method("AddColumnSelection", ["i"], ["b"]), .method("RemoveRowSelection", ["i"], ["b"]),
        .method("RemoveColumnSelection", ["i"], ["b"]),
        .method("GetRowColumnExtentsAtIndex", ["i"], ["b", "i", "i", "i", "i", "b"]),
    ]

    private static let tableCell: [Member] = [
        .property("ColumnSpan", "i"), .property("Position", "(ii)"), .property("RowSpan", "i"),
        .property("Table", "(so)"),
        .method("GetRowHeaderCells", [], ["a(so)"]), .method("GetColumnHeaderCells", [], ["a(so)"]),
        .method("GetRowColumnSpan", [], ["i", "i", "i", "i"]),
    ]

    private static let hypertext: [Member] = [
        .method("GetNLinks", [], ["i"]), .method("GetLink", ["i"], ["(so)"]), .method("GetLinkIndex", ["i"], ["i"]),
    ]

    private static let hyperlink: [Member] = [
        .property("NAnchors", "n"), .property("StartIndex", "i"), .property("EndIndex", "i"),
        .method("GetObject", ["i"], ["(so)"]), .method("GetURI", ["i"], ["s"]), .method("IsValid", [], ["b"]),
        .method("GetIndexRange", [], ["i", "i"]),
    ]

    private static let collection: [Member] = [
        .method("GetMatches", [ATSPIMatchRule.signature, "u", "i", "b"], ["a(so)"]),
        .method("GetMatchesTo", ["o", ATSPIMatchRule.signature, "u", "u", "b", "i", "b"], ["a(so)"]),
        .method("GetMatchesFrom", ["o", ATSPIMatchRule.signature, "u", "u", "i", "b"], ["a(so)"]),
        .method("GetActiveDescendant", [], ["(so)"]),
    ]

    private static let cache: [Member] = [
        .method("GetItems", [], ["a" + ATSPIResponder.cacheEntry]),
        .signal("AddAccessible", [ATSPIResponder.cacheEntry]), .signal("RemoveAccessible", ["(so)"]),
    ]
}
