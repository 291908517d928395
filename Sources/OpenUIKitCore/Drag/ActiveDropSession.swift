internal import OpenDisplay

/// A drag over a window, as drop interactions see it.
@MainActor final class ActiveDropSession: NSObject, UIDropSession {
    let drop: any IncomingDrop
    private(set) var items: [UIDragItem]
    let progress = Progress.discreteProgress(totalUnitCount: 0)
    /// The location of the pointer in the window.
    var windowLocation = CGPoint.zero
    /// Whether the items are being dropped, so that data can be loaded.
    private var isDropped = false
    private var pendingLoads = 0
    /// Called when the drop was performed and no data is being loaded.
    private var whenLoaded: (@MainActor () -> Void)?

    init(_ drop: any IncomingDrop) {
        self.drop = drop
        items = (drop.owner as? ActiveDragSession)?.items ?? []
        super.init()
        if drop.owner as? ActiveDragSession == nil { items = [UIDragItem(itemProvider: provider())] }
    }

    private var source: ActiveDragSession? { drop.owner as? ActiveDragSession }

    var localDragSession: (any UIDragSession)? { source }

    var allowsMoveOperation: Bool { source?.allowsMoveOperation == true && drop.actions.contains(.move) }

    var isRestrictedToDraggingApplication: Bool { source?.isRestrictedToDraggingApplication ?? false }

    func location(in view: UIView) -> CGPoint {
        view.convert(windowLocation, from: nil)
    }

    /// Whether the content of another program may consist of several files.
    var hasListOfFiles: Bool { source == nil && drop.mimeTypes.contains(DroppedFiles.mimeType) }

    /// Returns a provider of the content of another program.
    private func provider(without excluded: Set<String> = []) -> NSItemProvider {
        let provider = NSItemProvider()
        for mimeType in drop.mimeTypes where !excluded.contains(mimeType) {
            let type = PasteboardType.type(ofMIME: mimeType)
            guard !provider.registeredTypeIdentifiers.contains(type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .ownProcess) {
                [weak self] completion in
                self?.load(PasteboardType.mimeTypes(of: type) + [mimeType]) { completion($0, nil) }
                    ?? completion(nil, nil)
                return nil
            }
        }
        return provider
    }

    private func load(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        guard isDropped else { return completion(nil) }
        pendingLoads += 1
        drop.load(mimeTypes) { [self] data in
            completion(data)
            pendingLoads -= 1
            finishIfLoaded()
        }
    }

    /// Lets data be loaded, and separates the files of another program; then calls a closure.
    func prepareToDrop(_ completion: @escaping @MainActor () -> Void) {
        isDropped = true
        guard hasListOfFiles else { return completion() }
        load([DroppedFiles.mimeType]) { [self] data in
            adopt(data.map(Self.addresses) ?? [])
            completion()
        }
    }

    /// The number of files or other addresses above which further ones are ignored.
    private static let greatestCount = 10_000

    /// Returns the complete addresses of a list, which may be anything.
    private static func addresses(in data: Data) -> [URL] {
        Array(PasteboardCoding.urls(of: data).lazy.filter { $0.scheme != nil }.prefix(greatestCount))
    }

    /// Whether there is anything to drop.
    var hasContent: Bool {
        source != nil || items.contains { !$0.itemProvider.registeredTypeIdentifiers.isEmpty }
    }

    private func adopt(_ urls: [URL]) {
        let isAlone = urls.count < 2
        guard !urls.isEmpty else {
            // The list was not one; other types may still be usable.
            items = [UIDragItem(itemProvider: provider(without: [DroppedFiles.mimeType]))]
            return
        }
        items = urls.map { url in
            if url.isFileURL { return UIDragItem(itemProvider: NSItemProvider(file: url)) }
            let provider = isAlone ? provider(without: [DroppedFiles.mimeType]) : NSItemProvider()
            provider.registerObject(url as NSURL, visibility: .ownProcess)
            return UIDragItem(itemProvider: provider)
        }
    }

    /// Calls a closure when no data is being loaded; no data can be loaded afterwards.
    func whenLoaded(_ completion: @escaping @MainActor () -> Void) {
        whenLoaded = completion
        finishIfLoaded()
    }

    private func finishIfLoaded() {
        guard pendingLoads == 0, let completion = whenLoaded else { return }
        whenLoaded = nil
        isDropped = false
        completion()
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let usable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
        let gathering = ObjectGathering(count: usable.count, completion)
        let total = Progress.discreteProgress(totalUnitCount: Int64(usable.count))
        progress.totalUnitCount += Int64(usable.count)
        progress.addChild(total, withPendingUnitCount: Int64(usable.count))
        for (index, item) in usable.enumerated() {
            let one = item.itemProvider.loadObject(ofClass: aClass) { object, _ in gathering.receive(object, at: index)
            }
            total.addChild(one, withPendingUnitCount: 1)
        }
        gathering.finishIfComplete()
        return total
    }
}

/// Collects the values of several items.
@MainActor private final class ObjectGathering {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (@MainActor ([any NSItemProviderReading]) -> Void)?

    init(count: Int, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        finishIfComplete()
    }

    func finishIfComplete() {
        guard missing == 0, let completion else { return }
        self.completion = nil
        completion(objects.compactMap { $0 })
    }
}
