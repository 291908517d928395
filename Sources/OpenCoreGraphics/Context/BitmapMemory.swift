internal import CGTK

/// The pixels that a client of `CGContext.init(data:…)` accesses, where Cairo's own memory cannot be used.
///
/// Cairo supports a single byte order. For any other, the pixels are copied from Cairo's surface after each drawing
/// operation, and back before the next one, because the client may have changed them.
final class BitmapMemory {
    let layout: PixelLayout
    let bytesPerRow: Int
    let bytes: UnsafeMutablePointer<UInt8>
    private let isOwned: Bool
    /// Whether the client has access to the memory; nothing is copied until then.
    private(set) var isExposed: Bool

    init(data: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, layout: PixelLayout) {
        self.layout = layout
        self.bytesPerRow = bytesPerRow
        isOwned = data == nil
        isExposed = data != nil
        let size = bytesPerRow * height
        bytes = data?.assumingMemoryBound(to: UInt8.self) ?? .allocate(capacity: size)
        if isOwned { bytes.initialize(repeating: 0, count: size) }
    }

    deinit {
        if isOwned { bytes.deallocate() }
    }

    /// Returns the memory, updated with everything drawn so far.
    func show(_ surface: OpaquePointer) -> UnsafeMutableRawPointer {
        if !isExposed { ImageSurface.write(surface, to: bytes, bytesPerRow: bytesPerRow, layout: layout) }
        isExposed = true
        return UnsafeMutableRawPointer(bytes)
    }

    /// Copies the drawn pixels to the client's memory.
    func push(_ surface: OpaquePointer) {
        guard isExposed else { return }
        ImageSurface.write(surface, to: bytes, bytesPerRow: bytesPerRow, layout: layout)
    }

    /// Copies the client's pixels, which may have changed, to the surface.
    func pull(into surface: OpaquePointer) {
        guard isExposed else { return }
        ImageSurface.read(bytes, bytesPerRow: bytesPerRow, layout: layout, into: surface)
    }
}
