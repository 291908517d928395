import ComponentFlow
import InspectorProtocol

/// Overlays, the speed of the clock, and the selection of views in the program.
extension InspectorModel {
    /// Whether an overlay is shown in the program.
    func isShown(_ mode: OverlayMode) -> Binding<Bool> {
        Binding(
            get: { self.display.overlays.contains(mode) },
            set: { isShown in
                self.enqueue("overlay \(mode) \(isShown)") {
                    await self.display.show(mode, isShown)
                    await self.picture.loadPicture()
                }
            })
    }

    /// Whether the program's clock has a speed; 1 is normal.
    func isSpeed(_ speed: Double) -> Binding<Bool> {
        Binding(
            get: { self.display.speed == speed },
            set: { _ in self.enqueue("speed \(speed)") { await self.display.setSpeed(speed) } })
    }

    /// Lets the user select a view by a click in the program, or stops it.
    func pick(_ isEnabled: Bool) {
        enqueue("pick \(isEnabled)") { await self.display.pick(isEnabled) }
    }

    /// Selects the node that the user has selected in the program, if there is a new one.
    func loadPick() async {
        guard let node = await display.loadPick() else { return }
        if let window = node["window"]?.string, window != picture.windowID {
            picture.windowID = window
            trees.select(nil)
            await reload()
        }
        trees.select(at: node)
        await showSelection()
    }

    /// The areas of the picture that the selected update has let be drawn again, in points.
    var shownDamage: [CGRect] {
        // The picture may still show the layers apart.
        guard picture.explosion == nil, picture.planes.isEmpty else { return [] }
        guard let update = history.chain.last, update.id == history.selection else { return [] }
        let isShown = update.window.map { $0 == picture.windowID } ?? (picture.windows.count == 1)
        return isShown ? update.damage : []
    }

    // MARK: - Layers apart

    /// Whether the picture shows the layers above each other.
    var isExploded: Binding<Bool> {
        Binding(get: { self.picture.explosion != nil }, set: { self.explode($0 ? Explosion() : nil) })
    }

    /// Shows the layers above each other; `nil` shows the window.
    func explode(_ explosion: Explosion?) {
        picture.explosion = explosion
        enqueue("picture") { await self.picture.loadPicture() }
    }

    /// Rotates the layers by a drag over the picture, in points.
    func rotate(by distance: CGVector) {
        guard var explosion = picture.explosion else { return }
        explosion.rotate(by: distance)
        explode(explosion)
    }
}
