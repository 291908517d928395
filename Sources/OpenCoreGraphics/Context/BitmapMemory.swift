internal import CGTK

/// The memory that a caller of `CGContext.init(data:…)` sees, where it is not Cairo's own.
///
/// Cairo knows one order of bytes. Where a caller asks for another, the pixels are copied out after each thing that is
/// drawn, and back in before the next, since the caller may have changed them.
final class BitmapMemory {
    let layout: PixelLayout
    let bytesPerRow: Int
    let bytes: UnsafeMutablePointer<UInt8>
    private let isOwned: Bool
    /// Whether the caller knows the memory; nothing is copied before.
    private(set) var isSeen: Bool

    init(data: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, layout: PixelLayout) {
        self.layout = layout
        self.bytesPerRow = bytesPerRow
        isOwned = data == nil
        isSeen = data != nil
        let size = bytesPerRow * height
        bytes = data?.assumingMemoryBound(to: UInt8.self) ?? .allocate(capacity: size)
        if isOwned { bytes.initialize(repeating: 0, count: size) }
    }

    deinit {
        if isOwned { bytes.deallocate() }
    }

    /// The memory, with what was drawn so far.
    func show(_ surface: OpaquePointer) -> UnsafeMutableRawPointer {
        if !isSeen { ImageSurface.write(surface, to: bytes, bytesPerRow: bytesPerRow, layout: layout) }
        isSeen = true
        return UnsafeMutableRawPointer(bytes)
    }

    /// Copies what was drawn out.
    func push(_ surface: OpaquePointer) {
        guard isSeen else { return }
        ImageSurface.write(surface, to: bytes, bytesPerRow: bytesPerRow, layout: layout)
    }

    /// Copies what the caller may have changed in.
    func pull(into surface: OpaquePointer) {
        guard isSeen else { return }
        ImageSurface.read(bytes, bytesPerRow: bytesPerRow, layout: layout, into: surface)
    }
}
