/// Core Foundation's name for mutable data.
public typealias CFMutableData = NSMutableData

/// The destination of the bytes of a document: data in memory or a file.
public final class CGDataConsumer {
    private enum Destination {
        case data(NSMutableData)
        case file(UnsafeMutablePointer<FILE>)
    }

    private let destination: Destination

    /// Creates a consumer that appends to `data`.
    public init?(data: CFMutableData) {
        destination = .data(data)
    }

    /// Creates a consumer that writes a file and replaces an existing one.
    ///
    /// - Returns: nil if `url` is no file URL, or if the file cannot be created.
    public init?(url: CFURL) {
        guard url.isFileURL, let file = fopen(url.path, "wb") else { return nil }
        destination = .file(file)
    }

    deinit {
        if case .file(let file) = destination { fclose(file) }
    }

    /// Appends bytes; returns false if they cannot be written.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        switch destination {
        case .data(let data):
            data.append(start, length: bytes.count)
            return true
        case .file(let file):
            return fwrite(start, 1, bytes.count, file) == bytes.count
        }
    }

    /// Writes what is buffered; returns false if that is impossible, for example because the disk is full.
    func flush() -> Bool {
        guard case .file(let file) = destination else { return true }
        return fflush(file) == 0
    }
}
