import ComponentFlow

extension Stage {
    /// Compares the stage's content with a reference image in the folder `Snapshots` next to the test.
    ///
    /// The first run records the reference and fails, so that the image is reviewed. Setting `SNAPSHOTS=record` in the
    /// environment records references again. After a failure the actual image and the difference image are in the
    /// folder `Output/Snapshots` of the current directory.
    ///
    /// - Parameters:
    ///   - name: The file name without extension, `component_state` by convention.
    ///   - tolerance: The largest accepted difference of a color channel, from 0 to 255.
    ///   - file: The path of the test's source file. Use the default.
    /// - Throws: ``SnapshotError``, which names the files to review.
    public func verifySnapshot(
        named name: String, tolerance: Int = 2, file: StaticString = #filePath
    ) throws(SnapshotError) {
        guard let image = image() else {
            throw .unusable(path: SnapshotFile.reference(name, file).path, reason: "the stage has an empty size")
        }
        try image.verifySnapshot(named: name, tolerance: tolerance, file: file)
    }
}

extension UIImage {
    /// Compares the image with a reference image in the folder `Snapshots` next to the test, as
    /// ``Stage/verifySnapshot(named:tolerance:file:)`` does.
    ///
    /// - Throws: ``SnapshotError``, which names the files to review.
    @preconcurrency @MainActor
    public func verifySnapshot(
        named name: String, tolerance: Int = 2, file: StaticString = #filePath
    ) throws(SnapshotError) {
        let reference = SnapshotFile.reference(name, file)
        let isRecording = ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record"
        guard !isRecording, FileManager.default.fileExists(atPath: reference.path) else {
            try SnapshotFile.write(self, to: reference)
            throw .recorded(path: reference.path)
        }
        guard let expected = UIImage(contentsOfFile: reference.path) else {
            throw .unusable(path: reference.path, reason: "it cannot be decoded as an image")
        }
        let comparison = ImageComparison(self, expected, tolerance: tolerance)
        guard comparison.differingPixels > 0 else { return }
        try SnapshotFile.report(comparison, of: self, named: name, reference: reference)
    }
}

/// Writes snapshot images to disk.
enum SnapshotFile {
    /// Returns the file of the reference image with a name, next to the source file of a test.
    static func reference(_ name: String, _ file: StaticString) -> URL {
        URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).png")
    }

    @MainActor static func write(_ image: UIImage, to url: URL) throws(SnapshotError) {
        guard let data = image.pngData() else {
            throw .unusable(path: url.path, reason: "the image could not be encoded")
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
        if let difference = comparison.differenceImage { try write(difference, to: picture) }
        throw .differs(
            reference: reference.path, actual: actual.path, difference: picture.path, summary: comparison.summary)
    }
}
