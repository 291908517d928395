/// A view with the handlers of attachments.
@MainActor
protocol AttachmentOwner: UIView {
    var handlers: [AttachmentHandler] { get }
}

/// A closure that opens files and other resources.
struct OpenURLAttachment: ViewAttachment {
    @Behavior var action: (URL) -> Void

    final class Handler: AttachmentHandler {
        fileprivate var action: ((URL) -> Void)?

        func open(_ url: URL) {
            prepare()
            action?(url)
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.action = action
    }
}

extension Component {
    /// Returns the component with a closure that opens files and other resources.
    ///
    /// ```swift
    /// NoteList(notes: notes)
    ///     .onOpenURL { url in notes.open(url) }
    /// ```
    ///
    /// It is called in the window of a ``ComponentApp`` that the user has used last, for each file or URL with which the
    /// program is started by the command line, a file manager, or another program, also while it is running. In a command
    /// line, an argument that follows an option, as in `--folder Pictures`, is not opened unless the option has an equals sign
    /// or the argument `--` is between them.
    ///
    /// - Parameter action: A closure called with each URL.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Attached<EnvironmentType> {
        attaching(OpenURLAttachment(action: action))
    }
}
