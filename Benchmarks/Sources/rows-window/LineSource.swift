import Foundation

/// Reads lines on the main queue as they arrive.
@MainActor
final class LineSource {
    private let source: any DispatchSourceRead
    private var rest = Data()

    /// - Parameters:
    ///   - onLine: Called with each line.
    ///   - onEnd: Called after the last line.
    init(descriptor: Int32, onLine: @escaping @MainActor (String) -> Void, onEnd: @escaping @MainActor () -> Void = {})
    {
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                var bytes = [UInt8](repeating: 0, count: 4_096)
                let count = read(descriptor, &bytes, bytes.count)
                guard count > 0 else {
                    self.source.cancel()
                    return onEnd()
                }
                self.rest.append(contentsOf: bytes.prefix(count))
                while let end = self.rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: self.rest[..<end], as: UTF8.self)
                    self.rest.removeSubrange(...end)
                    onLine(line)
                }
            }
        }
        source.resume()
    }
}
