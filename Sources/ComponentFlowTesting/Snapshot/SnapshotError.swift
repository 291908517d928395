/// The reason why a snapshot test failed.
public enum SnapshotError: Error, CustomStringConvertible {
    /// There was no reference image yet.
    ///
    /// The image was written to `path` for review and commit.
    case recorded(path: String)
    /// The image differs from the reference.
    ///
    /// An image of the difference was written next to the actual image.
    case differs(reference: String, actual: String, difference: String, summary: String)
    /// The reference is not an image, or the image could not be rendered or written.
    case unusable(path: String, reason: String)

    /// A description of the failure, the files involved, and how to resolve it.
    public var description: String {
        switch self {
        case .recorded(let path):
            """
            There was no reference snapshot; this one was recorded: \(path)
            Review it; if it is correct, commit it and run the test again.
            """
        case .differs(let reference, let actual, let difference, let summary):
            """
            The image differs from its snapshot: \(summary)
              snapshot:   \(reference)
              actual:     \(actual)
              difference: \(difference) (differing pixels are red)
            If the actual image is correct, run the test with SNAPSHOTS=record and commit the snapshot.
            """
        case .unusable(let path, let reason):
            "The snapshot \(path) cannot be used: \(reason)"
        }
    }
}
