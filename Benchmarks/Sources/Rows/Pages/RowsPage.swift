import ComponentFlow

/// The table, realised whole, in one of our three ways to write it.
@MainActor
public protocol RowsPage: AnyObject {
    /// What is shown; it takes the size it is given.
    var view: UIView { get }
    /// The data.
    var model: RowsModel { get }
    /// Does what the operation asks for and brings the views in line with it, but for what waits for the next frame.
    func perform(_ operation: RowsOperation)
}

/// The ways to write it.
public enum RowsFramework: String, CaseIterable, Sendable {
    case componentFlow = "componentflow"
    case render
    case openUIKit = "openuikit"

    /// Its name in tables.
    public var title: String {
        switch self {
        case .componentFlow: "ComponentFlow"
        case .render: "Render"
        case .openUIKit: "OpenUIKit"
        }
    }

    /// Makes an empty table.
    @MainActor
    public func makePage() -> any RowsPage {
        switch self {
        case .componentFlow: ComponentRowsPage()
        case .render: RenderRowsPage()
        case .openUIKit: PlainRowsPage()
        }
    }
}

/// What all three agree about: the look of a row.
@MainActor
enum RowLook {
    static let height: CGFloat = 30
    static let idWidth: CGFloat = 60
    static let labelWidth: CGFloat = 250
    static let removeWidth: CGFloat = 40
    static let font = UIFont.systemFont(ofSize: 14)
    static let selected = UIColor(red: 0.95, green: 0.86, blue: 0.86, alpha: 1)
    static let line = UIColor(white: 0.87, alpha: 1)
    static let link = UIColor(red: 0.2, green: 0.48, blue: 0.72, alpha: 1)
}
