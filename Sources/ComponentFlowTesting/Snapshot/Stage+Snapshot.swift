import ComponentFlow

extension Stage {
    /// Compares what the stage shows with a picture in the folder `Snapshots` beside the test.
    ///
    /// The first run records the picture and fails, so that somebody looks at it. With `SNAPSHOTS=record` in the
    /// environment pictures are recorded anew. After a failure the new picture and one of the differences lie in the
    /// folder `Output/Snapshots` of the current directory.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension, `component_state` by convention.
    ///   - tolerance: How far a channel of a pixel may be off, from 0 to 255.
    ///   - file: The test's file; leave it out.
    /// - Throws: ``SnapshotError``, which names the files to look at.
    public func verifySnapshot(
        named name: String, tolerance: Int = 2, file: StaticString = #filePath
    ) throws(SnapshotError) {
        let reference = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
            .appendingPathComponent("Snapshots/\(name).png")
        guard let image = image() else {
            throw .unusable(path: reference.path, reason: "the stage has no size to paint")
        }
        let isRecording = ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record"
        guard !isRecording, FileManager.default.fileExists(atPath: reference.path) else {
            try SnapshotFile.write(image, to: reference)
            throw .recorded(path: reference.path)
        }
        guard let expected = UIImage(contentsOfFile: reference.path) else {
            throw .unusable(path: reference.path, reason: "it cannot be read as a picture")
        }
        let comparison = ImageComparison(image, expected, tolerance: tolerance)
        guard comparison.differingPixels > 0 else { return }
        try SnapshotFile.report(comparison, of: image, named: name, reference: reference)
    }
}

/// Writes the pictures of snapshots.
enum SnapshotFile {
    @MainActor static func write(_ image: UIImage, to url: URL) throws(SnapshotError) {
        guard let data = image.pngData() else {
            throw .unusable(path: url.path, reason: "the picture could not be encoded")
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        } catch {
            throw .unusable(path: url.path, reason: "\(error)")
        }
    }

    @MainActor static func report(
        _ comparison: ImageComparison, of image: UIImage, named name: String, reference: URL
    ) throws(SnapshotError) {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output/Snapshots")
        let actual = folder.appendingPathComponent("\(name).actual.png")
        let picture = folder.appendingPathComponent("\(name).difference.png")
        try write(image, to: actual)
        if let difference = comparison.picture { try write(difference, to: picture) }
        throw .differs(
            reference: reference.path, actual: actual.path, difference: picture.path, summary: comparison.summary)
    }
}
