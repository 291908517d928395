internal import CGTK
import Synchronization

/// Where references to Pango's fonts go when their owners end, in whatever thread that is.
///
/// Who lets go of a font as the last one makes Pango change the tables of its font map, which must not happen while
/// another thread typesets. Render nodes hold references too, which nobody controls. So each font that was ever let go of
/// keeps one reference here, and that is given up with the text lock held once it is the only one.
// Sendable: `kept` and what belongs to it are only used while the text lock is held; the rest has a lock of its own.
final class UnusedFonts: @unchecked Sendable {
    private typealias Font = UnsafeMutablePointer<PangoFont>

    static let shared = UnusedFonts()

    private let hasNew = Atomic(false)
    /// The addresses of fonts, once for each reference.
    private let new = Mutex<[UInt]>([])
    private var kept: Set<UInt> = []
    /// When there are more than so many, it is time to look which of them nobody else uses.
    private var limit = 64

    /// Takes over a reference; any thread may call it, with or without the text lock.
    func add(_ font: UnsafeMutablePointer<PangoFont>) {
        new.withLock { $0.append(UInt(bitPattern: font)) }
        hasNew.store(true, ordering: .releasing)
    }

    /// Gives up what can be given up; to be called with the text lock held.
    @inline(__always)
    func tidy() {
        if hasNew.load(ordering: .acquiring) { keepNew() }
    }

    private func keepNew() {
        hasNew.store(false, ordering: .releasing)
        let added = new.withLock { new in
            defer { new.removeAll(keepingCapacity: new.count < 1000) }
            return new
        }
        for address in added where !kept.insert(address).inserted {
            // There is another reference among the kept ones.
            Font(bitPattern: address).map { g_object_unref($0) }
        }
        if kept.count > limit { sweep() }
    }

    /// Gives up all fonts that nobody else uses; to be called with the text lock held.
    ///
    /// O(n) in the fonts that are kept.
    func sweep() {
        kept = kept.filter { address in
            guard let font = Font(bitPattern: address) else { return false }
            // With the lock held nobody can find the font any more and take a reference.
            let isUsed = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self).pointee.ref_count > 1
            if !isUsed { g_object_unref(font) }
            return isUsed
        }
        limit = max(64, kept.count * 2)
    }
}
