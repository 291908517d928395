package import OpenCoreGraphics

/// Something that the program requests of the desktop, whose answer no event reports: data of the clipboard or of a drop, a
/// choice in a dialog.
///
/// All such requests pass through here, so that a development tool can record the answers, and give them again later.
package struct DesktopRequest: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Data of another program on the clipboard, or in the primary selection.
        case clipboard, primary
        /// Data of another program, or of this one, that was dropped.
        case drop
        /// The text of dropped files.
        case droppedText
        /// Files that the program reads, or places to which it writes, as chosen in a file dialog.
        case files, places
        /// What a print dialog requires of the document, and its result.
        case printing
        /// Whether the display carries a drag of the program.
        case drag
    }

    package let kind: Kind
    /// What is requested, for example the MIME types.
    package let details: String

    package init(_ kind: Kind, _ details: String = "") {
        (self.kind, self.details) = (kind, details)
    }

    /// Creates a request for data of the first available type.
    package init(_ kind: Kind, mimeTypes: [String]) {
        self.init(kind, mimeTypes.joined(separator: "\n"))
    }

    /// The object through which all requests pass, for development tools; `nil` unless one records or replays a program.
    @MainActor package static var interceptor: (any DesktopInterceptor)?

    /// Performs the request.
    ///
    /// - Parameters:
    ///   - send: Sends the request, and calls a closure with each answer, now or later.
    ///   - completion: Receives the answers: those that are sent, or other ones.
    @MainActor package func perform(
        send: (@escaping @MainActor (DesktopAnswer) -> Void) -> Void,
        completion: @escaping @MainActor (DesktopAnswer) -> Void
    ) {
        guard let interceptor = Self.interceptor else { return send(completion) }
        interceptor.perform(self, send: send, completion: completion)
    }

    /// Returns the answer to a request for which the program waits.
    @MainActor package func answer(send: () -> DesktopAnswer) -> DesktopAnswer {
        guard let interceptor = Self.interceptor else { return send() }
        return interceptor.answer(self, send: send)
    }

    /// Requests data, and calls a closure once with it, or with `nil` if there is none.
    @MainActor package func load(
        send: (@escaping @MainActor (Data?) -> Void) -> Void, completion: @escaping @MainActor (Data?) -> Void
    ) {
        perform(send: { receive in send { receive(.data($0)) } }, completion: { completion($0.data) })
    }
}

/// The answer of the desktop, or of the user, to a request.
package enum DesktopAnswer: Equatable, Sendable {
    case data(Data?)
    case files(FileChooserResult)
    /// The document is laid out for a paper.
    case paper(PrintPaper)
    /// A page is drawn.
    case page(Int)
    /// The result of a print dialog, after which there are no further answers.
    case printed(PrintResult)
    /// Whether the display carries a drag.
    case isCarried(Bool)

    package var data: Data? {
        if case .data(let data) = self { data } else { nil }
    }

    package var files: FileChooserResult {
        if case .files(let result) = self { result } else { .cancelled }
    }
}

/// Something that the desktop reports to the program as a whole.
package enum DesktopReport: Equatable, Sendable {
    /// Other content is on the clipboard, or in the primary selection; `nil` if it is the program's own.
    case clipboard(isPrimary: Bool, mimeTypes: [String]?)
    /// A drag of the program that the display carries has ended.
    case dragEnded(DragActions)

    /// Calls the closure that handles the report.
    @MainActor package func handle(_ body: () -> Void) {
        guard let interceptor = DesktopRequest.interceptor else { return body() }
        interceptor.handle(self, body)
    }
}

/// An object between the program and the desktop.
@MainActor
package protocol DesktopInterceptor: AnyObject {
    /// Sends a request, or answers it instead.
    func perform(
        _ request: DesktopRequest, send: (@escaping @MainActor (DesktopAnswer) -> Void) -> Void,
        completion: @escaping @MainActor (DesktopAnswer) -> Void)
    /// Sends a request for whose answer the program waits, or answers it instead.
    func answer(_ request: DesktopRequest, send: () -> DesktopAnswer) -> DesktopAnswer
    /// Calls the closure that handles a report.
    func handle(_ report: DesktopReport, _ body: () -> Void)
    /// Returns whether documents can be printed, given whether the desktop can print them.
    func canPrint(_ isAvailable: Bool) -> Bool
}
