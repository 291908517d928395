internal import CSecret

/// Memory for a secret, which is overwritten when it is released.
// Sendable: the bytes are not changed after the initializer.
final class SecretBuffer: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer

    /// Copies bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        memory = .allocate(byteCount: max(bytes.count, 1), alignment: 1)
        count = bytes.count
        memory.copyMemory(from: bytes)
    }

    deinit {
        csecret_wipe(memory.baseAddress, memory.count)
        memory.deallocate()
    }

    let count: Int

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}
