package import OpenCoreGraphics

/// A drag of another program over an off-screen surface.
///
/// As on a display, the other program first offers types, and its data arrives later, or never.
@MainActor
package final class SyntheticDrop: IncomingDrop {
    package let mimeTypes: [String]
    package var actions: DragActions
    package let owner: AnyObject?
    /// The action that the receiver has reported, or nil before.
    package private(set) var finished: DragActions?
    /// The types that the receiver has requested, in order.
    package private(set) var requests: [String] = []
    private let contents: [String: Data]
    private var pending: [@MainActor () -> Void] = []
    private var isGone = false
    private weak var surface: (any DisplaySurface)?

    /// - Parameters:
    ///   - contents: The data of each MIME type, in order of preference.
    ///   - actions: The operations that the other program allows.
    package init(_ contents: [(mimeType: String, data: Data)], actions: DragActions = [.copy, .move]) {
        mimeTypes = contents.map(\.mimeType)
        self.contents = Dictionary(contents.map { ($0.mimeType, $0.data) }) { first, _ in first }
        self.actions = actions
        owner = nil
    }

    /// A drag that started in another off-screen window of this program, to which `outgoing` belongs.
    package init(_ outgoing: OutgoingDrag) {
        mimeTypes = outgoing.content.mimeTypes
        contents = Dictionary(
            outgoing.content.mimeTypes.compactMap { type in outgoing.content.data(as: type).map { (type, $0) } }
        ) { first, _ in first }
        actions = outgoing.actions
        owner = outgoing.owner
    }

    /// Moves over a surface; returns the operation that a drop would perform.
    @discardableResult
    package func move(over surface: any DisplaySurface, to location: CGPoint) -> DragActions {
        if let old = self.surface, old !== surface { leave() }
        self.surface = surface
        return surface.dropHandler?.dropMoved(self, to: location) ?? []
    }

    /// Leaves the surface.
    package func leave() {
        surface?.dropHandler?.dropLeft(self)
        surface = nil
    }

    /// Drops on the surface; returns whether the receiver has accepted.
    @discardableResult
    package func drop(at location: CGPoint) -> Bool {
        surface?.dropHandler?.dropPerformed(self, at: location) ?? false
    }

    /// Delivers the data that was requested, also that which is requested meanwhile.
    package func deliver() {
        while !pending.isEmpty { pending.removeFirst()() }
    }

    /// Ends the other program: requests for data fail from now on.
    package func vanish() {
        isGone = true
        deliver()
    }

    package func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        let type = mimeTypes.first(where: self.mimeTypes.contains)
        requests += type.map { [$0] } ?? []
        pending.append { [weak self] in
            guard let self, !isGone else { return completion(nil) }
            completion(type.flatMap { self.contents[$0] })
        }
    }

    package func finish(_ action: DragActions) {
        finished = action
    }
}
