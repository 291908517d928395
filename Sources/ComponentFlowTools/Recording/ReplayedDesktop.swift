#if INSPECTOR

internal import ComponentFlow
internal import OpenDisplay

/// The desktop of a replay, which answers as the recorded one did, and shows no dialogs.
@MainActor
final class ReplayedDesktop: DesktopInterceptor {
    private struct Waiting {
        let request: DesktopRequest
        let completion: @MainActor (DesktopAnswer) -> Void
    }

    private let canPrint: Bool
    private let files: ReplayedFiles
    /// The answers that came before their requests returned, by the numbers of the requests.
    private let immediate: [Int: [RecordedReply]]
    /// The answers that were delivered before they were requested.
    private var early: [Int: [RecordedReply]] = [:]
    private var waiting: [Int: Waiting] = [:]
    private var nextNumber = 0
    /// The drag over a window.
    private var drop: (number: Int, drop: ReplayedDrop)?
    /// Whether the recording has begun; requests before that have no answers.
    var isActive: Bool
    /// Called with what cannot be reproduced, as a sentence.
    var report: (String) -> Void = { _ in }
    /// The surfaces of the windows.
    var surfaces: () -> [OffscreenSurface] = { [] }

    init(_ recording: Recording, files: ReplayedFiles) {
        let replies = recording.steps.compactMap(\.reply).filter(\.isImmediate)
        immediate = Dictionary(grouping: replies, by: \.number)
        canPrint = recording.desktop.canPrint
        isActive = recording.beginsWithLaunch
        self.files = files
        DesktopRequest.interceptor = self
        for isPrimary in [false, true] {
            clipboard(isPrimary).setForeign(
                recording.desktop[isPrimary: isPrimary].map { ForeignContent(mimeTypes: $0) })
        }
    }

    func end() {
        waiting = [:]
        files.remove()
        guard DesktopRequest.interceptor === self else { return }
        DesktopRequest.interceptor = nil
        for isPrimary in [false, true] { clipboard(isPrimary).setForeign(nil) }
    }

    private func clipboard(_ isPrimary: Bool) -> SystemClipboard {
        isPrimary ? .primary : .general
    }

    // MARK: - Requests

    func perform(
        _ request: DesktopRequest, send: (@escaping @MainActor (DesktopAnswer) -> Void) -> Void,
        completion: @escaping @MainActor (DesktopAnswer) -> Void
    ) {
        guard isActive else { return }
        let number = takeNumber()
        waiting[number] = Waiting(request: request, completion: completion)
        for reply in (immediate[number] ?? []) + (early.removeValue(forKey: number) ?? []) { give(reply) }
    }

    func answer(_ request: DesktopRequest, send: () -> DesktopAnswer) -> DesktopAnswer {
        let reply = isActive ? immediate[takeNumber()]?.first : nil
        let isUsable = reply.map { fits($0, request) } ?? false
        if isActive, reply == nil { report("The recording has no answer for \(request.kind.noun).") }
        let answer = isUsable ? reply.map(use) : nil
        guard request.kind == .drag else { return answer ?? .data(nil) }
        // The off-screen window keeps the drag, whose end is recorded.
        surfaces().forEach { $0.carriesDrags = answer == .isCarried(true) }
        return send()
    }

    func handle(_ report: DesktopReport, _ body: () -> Void) {
        body()
    }

    func canPrint(_ isAvailable: Bool) -> Bool {
        canPrint
    }

    private func takeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// Returns whether a recorded answer belongs to a request, which is not the case if the program behaves differently.
    private func fits(_ reply: RecordedReply, _ request: DesktopRequest) -> Bool {
        if reply.request.isAnswered(like: request) { return true }
        report("The program requests \(request.kind.noun) where the recording answers for \(reply.request.kind.noun).")
        return false
    }

    /// Returns the answer with the files that it names, and reports what is missing.
    private func use(_ reply: RecordedReply) -> DesktopAnswer {
        reply.omissions.forEach(report)
        return files.place(reply)
    }

    // MARK: - Steps

    /// Delivers an answer to its request, or when it is requested.
    func deliver(_ reply: RecordedReply) {
        guard !reply.isImmediate else { return }
        if reply.number >= nextNumber { early[reply.number, default: []].append(reply) } else { give(reply) }
    }

    private func give(_ reply: RecordedReply) {
        guard let request = waiting[reply.number] else { return }
        guard fits(reply, request.request) else {
            waiting[reply.number] = nil
            return
        }
        if reply.isLast { waiting[reply.number] = nil }
        request.completion(use(reply))
    }

    /// Lets another program replace the contents of a clipboard.
    ///
    /// - Parameter types: The types, or `nil` for a report about the program's own contents.
    func setClipboard(isPrimary: Bool, _ types: [String]?) {
        let clipboard = clipboard(isPrimary)
        guard types == nil, clipboard.isOwn else {
            return clipboard.setForeign(types.map { ForeignContent(mimeTypes: $0) })
        }
        clipboard.report()
    }

    /// Moves or drops what is dragged over a window.
    func perform(_ drag: RecordedDrag, over surface: OffscreenSurface) {
        let drop = drop(for: drag)
        drop.actions = drag.actions
        switch drag.phase {
        case .moved(let location): _ = surface.dropHandler?.dropMoved(drop, to: location)
        case .left: surface.dropHandler?.dropLeft(drop)
        case .dropped(let location): _ = surface.dropHandler?.dropPerformed(drop, at: location)
        }
    }

    private func drop(for drag: RecordedDrag) -> ReplayedDrop {
        if let drop, drop.number == drag.number { return drop.drop }
        let made = ReplayedDrop(drag.mimeTypes, owner: drag.isOwn ? carrier?.carriedDrag?.owner : nil)
        drop = (drag.number, made)
        return made
    }

    /// The surface that carries a drag of the program.
    private var carrier: OffscreenSurface? {
        surfaces().first { $0.carriedDrag != nil }
    }

    func endDrag(_ action: DragActions) {
        carrier?.endCarriedDrag(action)
    }
}

/// Content over a window in a replay, whose data is recorded answers.
@MainActor
private final class ReplayedDrop: IncomingDrop {
    let mimeTypes: [String]
    let owner: AnyObject?
    var actions: DragActions = []

    init(_ mimeTypes: [String], owner: AnyObject?) {
        (self.mimeTypes, self.owner) = (mimeTypes, owner)
    }

    func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        completion(nil)
    }

    func finish(_ action: DragActions) {}
}

#endif
