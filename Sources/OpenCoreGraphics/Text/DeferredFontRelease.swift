internal import CGTK
internal import Synchronization

/// Takes over references to Pango's fonts when their owners are deallocated, on whatever thread.
///
/// Releasing the last reference to a font makes Pango modify the tables of its font map, which must not happen while
/// another thread typesets. Render nodes hold references too, whose release is not under our control. Therefore every
/// font that was ever released keeps one reference here, which is released with the text lock held once it is the only
/// one.
// Sendable: `kept` and `limit` are only accessed with the text lock held; the rest is synchronized separately.
final class DeferredFontRelease: @unchecked Sendable {
    private typealias Font = UnsafeMutablePointer<PangoFont>

    static let shared = DeferredFontRelease()

    private let hasNew = Atomic(false)
    /// The addresses of fonts, once for each reference.
    private let new = OrderedMutex<[UInt]>([])
    private var kept: Set<UInt> = []
    /// The number of fonts above which unused ones are searched for.
    private var limit = 64

    /// Takes over a reference.
    ///
    /// Can be called on any thread, with or without the text lock.
    func add(_ font: UnsafeMutablePointer<PangoFont>) {
        new.withLock { $0.append(UInt(bitPattern: font)) }
        hasNew.store(true, ordering: .releasing)
    }

    /// Releases fonts that are no longer used; requires the text lock.
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
            // `kept` already has a reference to this font.
            Font(bitPattern: address).map { g_object_unref($0) }
        }
        if kept.count > limit { sweep() }
    }

    /// Releases all fonts without other references; requires the text lock.
    ///
    /// - Complexity: O(*n*) in the number of kept fonts.
    func sweep() {
        kept = kept.filter { address in
            guard let font = Font(bitPattern: address) else { return false }
            // While the lock is held, no other thread can find the font and retain it.
            let isUsed = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self).pointee.ref_count > 1
            if !isUsed { g_object_unref(font) }
            return isUsed
        }
        limit = max(64, kept.count * 2)
    }
}
