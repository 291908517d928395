extension UIBarButtonItem.SystemItem {
    /// The title of system items that are displayed as text.
    var title: LocalizedString? {
        switch self {
        case .done: .BuiltIn.done
        case .cancel: .BuiltIn.cancel
        case .edit: .BuiltIn.edit
        case .save: .BuiltIn.save
        case .undo: .BuiltIn.undo
        case .redo: .BuiltIn.redo
        default: nil
        }
    }

    /// The accessibility label of system items that are displayed as an image.
    var accessibilityName: LocalizedString? { symbol?.label }

    /// The image of system items that are displayed as one.
    var image: UIImage? { symbol.flatMap { UIImage(systemName: $0.name) } }

    private var symbol: (name: String, label: LocalizedString)? {
        switch self {
        case .add: ("plus", .BuiltIn.add)
        case .compose: ("square.and.pencil", .BuiltIn.compose)
        case .reply: ("arrowshape.turn.up.left", .BuiltIn.reply)
        case .action: ("square.and.arrow.up", .BuiltIn.share)
        case .organize: ("folder", .BuiltIn.organize)
        case .bookmarks: ("book", .BuiltIn.bookmarks)
        case .search: ("magnifyingglass", .BuiltIn.search)
        case .refresh: ("arrow.clockwise", .BuiltIn.refresh)
        case .stop: ("xmark", .BuiltIn.stop)
        case .camera: ("camera", .BuiltIn.camera)
        case .trash: ("trash", .BuiltIn.delete)
        case .play: ("play.fill", .BuiltIn.play)
        case .pause: ("pause.fill", .BuiltIn.pause)
        case .rewind: ("backward.fill", .BuiltIn.rewind)
        case .fastForward: ("forward.fill", .BuiltIn.fastForward)
        case .close: ("xmark", .BuiltIn.close)
        default: nil
        }
    }
}
