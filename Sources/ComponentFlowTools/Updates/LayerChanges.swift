#if INSPECTOR

internal import ComponentFlow
internal import OpenDisplay
internal import OpenQuartzCore

/// Finds the layers that each update changes, and the areas of the windows that are drawn again because of them.
///
/// A change belongs to the innermost update during which it was made.
@MainActor
final class LayerChanges {
    /// The largest number of layers that are listed for an update.
    private static let maximumLayers = 100
    /// The largest number of updates that wait for a frame, which a hidden window does not draw.
    private static let maximumPending = 2_000
    /// The largest number of areas of an update.
    private static let maximumAreas = 50

    private struct ChangedLayer {
        weak var layer: CALayer?
        let aspects: RenderDirty
        /// The area before the change, in the coordinates of the window.
        var oldArea = CGRect.zero

        /// The area that the last frame shows.
        @MainActor var area: CGRect {
            layer?.paintedArea(includingSublayers: !aspects.isSubset(of: [.content, .colors])) ?? .zero
        }
    }

    /// An update whose changes were not drawn yet, or whose areas after the change were not determined yet.
    private struct PendingUpdate {
        let number: Int
        weak var window: UIWindow?
        var layers: [ChangedLayer]
        /// Whether the frame that shows the changes was prepared.
        var isInFrame = false
    }

    /// Called with the number of an update, the identifier of its window, and the areas that were drawn again.
    var onDamage: (Int, String?, [CGRect]) -> Void = { _, _, _ in }
    /// Whether the windows of the program have no display that would draw their frames.
    var drawsWithoutDisplay = DisplaySystem.isOffscreenRequested
    private let frames: WindowFrames
    private let nodes: NodeTable
    private var closure: Int?
    /// The changes since the last frame of a window that are known, by window and layer.
    private var known: [ObjectIdentifier?: [ObjectIdentifier: RenderDirty]] = [:]
    private var pending: [PendingUpdate] = []
    /// The windows of which a frame was prepared since the known changes were discarded.
    private var prepared: Set<ObjectIdentifier> = []

    init(_ nodes: NodeTable, _ frames: WindowFrames) {
        self.nodes = nodes
        self.frames = frames
    }

    func start() {
        (known, pending, prepared) = ([:], [], [])
        if closure == nil { closure = frames.add { [weak self] in self?.frameWillBeDrawn(in: $0) } }
        for window in frames.windows() { drawWithoutDisplay(window) }
    }

    func stop() {
        closure.map(frames.remove)
        closure = nil
        (known, pending) = ([:], [])
    }

    // MARK: - Updates

    /// Excludes the changes that were made before an update.
    func updateWillRun(of component: MountedComponent) {
        if let window = component.view.window, window.layer.renderDirty.isEmpty,
            prepared.remove(ObjectIdentifier(window)) != nil
        {
            // The frame was drawn. Views that were outside of a window may be in this one by now.
            (known[ObjectIdentifier(window)], known[nil]) = (nil, nil)
        }
        if component.view.layer.hasPendingChanges { _ = newChanges(in: component.view) }
    }

    /// Returns the changes since the beginning of an update, apart from those that earlier calls have returned.
    func updateDidRun(_ number: Int, of component: MountedComponent) -> [LayerChange] {
        let changes = newChanges(in: component.view)
        guard !changes.isEmpty else { return [] }
        if pending.count >= Self.maximumPending { pending.removeFirst(Self.maximumPending / 2) }
        pending.append(
            PendingUpdate(
                number: number, window: component.view.window,
                layers: changes.map { ChangedLayer(layer: $0.layer, aspects: $0.aspects) }))
        return changes.map {
            LayerChange(id: nodes.id(of: $0.layer), type: TypeName.name(of: $0.layer), aspects: $0.aspects)
        }
    }

    private func newChanges(in view: UIView) -> [(layer: CALayer, aspects: RenderDirty)] {
        let window = view.window.map { ObjectIdentifier($0) }
        var changes: [(layer: CALayer, aspects: RenderDirty)] = []
        var waiting = [view.layer]
        while let layer = waiting.popLast(), changes.count < Self.maximumLayers {
            guard layer.hasPendingChanges else { continue }
            var own = layer.renderDirty.subtracting(.descendant)
            // A text is typeset and drawn again when the frame is prepared.
            if layer.needsDisplay() || layer.showsText && layer.needsLayout() { own.insert(.content) }
            let new = own.subtracting(known[window]?[ObjectIdentifier(layer)] ?? [])
            if !new.isEmpty {
                known[window, default: [:]][ObjectIdentifier(layer), default: []].formUnion(new)
                changes.append((layer, new))
            }
            waiting += (layer.sublayers ?? []).reversed()
        }
        return changes
    }

    // MARK: - Frames

    /// The layers still have the areas of the frame before, and those of the updates that it shows.
    private func frameWillBeDrawn(in window: UIWindow) {
        settleDrawn()
        prepared.insert(ObjectIdentifier(window))
        // A frame may be prepared again before it is drawn.
        for index in pending.indices where !pending[index].isInFrame {
            guard pending[index].window === window || pending[index].window == nil else { continue }
            pending[index].isInFrame = true
            for place in pending[index].layers.indices {
                pending[index].layers[place].oldArea = pending[index].layers[place].area
            }
        }
        guard drawsWithoutDisplay else { return }
        // After the frame was prepared.
        DispatchQueue.main.async { [weak self, weak window] in
            MainActor.assumeIsolated {
                guard let self, let window, self.closure != nil else { return }
                self.drawWithoutDisplay(window)
                self.settleDrawn()
            }
        }
    }

    /// Builds the render nodes of a window without a display, which nothing else draws, so that its changes are known.
    private func drawWithoutDisplay(_ window: UIWindow) {
        guard drawsWithoutDisplay, let surface = window.surface as? OffscreenSurface else { return }
        surface.buildNodes()
    }

    /// Determines the areas of the updates whose changes have been drawn, unless they have changed again.
    func settleDrawn() {
        let drawn = pending.filter { update in
            update.isInFrame && update.layers.allSatisfy { $0.layer?.renderDirty.isEmpty ?? true }
        }
        for update in drawn {
            let limits = update.window?.bounds ?? .zero
            let areas = update.layers.flatMap { [$0.oldArea, $0.area] }
            let window = update.window.map { nodes.id(of: $0) }
            onDamage(update.number, window, Self.joined(areas.map { $0.intersection(limits) }))
        }
        let numbers = Set(drawn.map(\.number))
        pending.removeAll { numbers.contains($0.number) }
    }

    /// Returns the areas without those that are inside of others.
    private static func joined(_ areas: [CGRect]) -> [CGRect] {
        var joined: [CGRect] = []
        for area in areas where !area.isNull && !area.isEmpty && !joined.contains(where: { $0.contains(area) }) {
            joined.removeAll { area.contains($0) }
            joined.append(area)
        }
        guard joined.count > maximumAreas else { return joined }
        return [joined.reduce(.null) { $0.union($1) }]
    }
}

#endif
