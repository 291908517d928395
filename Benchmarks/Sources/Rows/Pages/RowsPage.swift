import ComponentFlow

/// The table with all its rows, written with one of the three APIs.
@MainActor
public protocol RowsPage: AnyObject {
    /// The view of the table; the client sets its size.
    var view: UIView { get }
    var model: RowsModel { get }
    /// Performs an operation and updates the views, except for updates that wait for the next frame.
    func perform(_ operation: RowsOperation)
}

/// The APIs with which the table is written.
public enum RowsFramework: String, CaseIterable, Sendable {
    case componentFlow = "componentflow"
    case render
    case openUIKit = "openuikit"

    /// The name of the API in tables.
    public var title: String {
        switch self {
        case .componentFlow: "ComponentFlow"
        case .render: "Render"
        case .openUIKit: "OpenUIKit"
        }
    }

    /// Creates an empty table.
    @MainActor
    public func makePage() -> any RowsPage {
        switch self {
        case .componentFlow: ComponentRowsPage()
        case .render: RenderRowsPage()
        case .openUIKit: PlainRowsPage()
        }
    }
}

/// The appearance of a row, shared by all three pages.
@MainActor
enum RowAppearance {
    static let height: CGFloat = 30
    static let idWidth: CGFloat = 60
    static let labelWidth: CGFloat = 250
    static let removeWidth: CGFloat = 40
    static let font = UIFont.systemFont(ofSize: 14)
    static let selected = UIColor(red: 0.95, green: 0.86, blue: 0.86, alpha: 1)
    static let line = UIColor(white: 0.87, alpha: 1)
    static let link = UIColor(red: 0.2, green: 0.48, blue: 0.72, alpha: 1)
}
