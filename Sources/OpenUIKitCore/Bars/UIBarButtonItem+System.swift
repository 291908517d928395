extension UIBarButtonItem.SystemItem {
    /// The title of system items that are displayed as text.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The accessibility label of system items that are displayed as an image.
    var accessibilityName: String? { symbol?.label }

    /// The image of system items that are displayed as one.
    var image: UIImage? { symbol.flatMap { UIImage(systemName: $0.name) } }

    private var symbol: (name: String, label: String)? {
        switch self {
        case .add: ("plus", "Add")
        case .compose: ("square.and.pencil", "Compose")
        case .reply: ("arrowshape.turn.up.left", "Reply")
        case .action: ("square.and.arrow.up", "Share")
        case .organize: ("folder", "Organize")
        case .bookmarks: ("book", "Bookmarks")
        case .search: ("magnifyingglass", "Search")
        case .refresh: ("arrow.clockwise", "Refresh")
        case .stop: ("xmark", "Stop")
        case .camera: ("camera", "Camera")
        case .trash: ("trash", "Delete")
        case .play: ("play.fill", "Play")
        case .pause: ("pause.fill", "Pause")
        case .rewind: ("backward.fill", "Rewind")
        case .fastForward: ("forward.fill", "Fast forward")
        case .close: ("xmark", "Close")
        default: nil
        }
    }
}
