/// Why a picture did not pass.
public enum SnapshotError: Error, CustomStringConvertible {
    /// There is no reference yet. The picture was written to the file, to be looked at and committed.
    case recorded(path: String)
    /// The picture differs from the reference. A picture of the difference was written beside it.
    case differs(reference: String, actual: String, difference: String, summary: String)
    /// The reference is not an image, or the picture could not be painted or written.
    case unusable(path: String, reason: String)

    /// What happened, which files to open, and what to do.
    public var description: String {
        switch self {
        case .recorded(let path):
            """
            There was no snapshot, so this one was recorded: \(path)
            Look at it; if it is right, commit it and run the test again.
            """
        case .differs(let reference, let actual, let difference, let summary):
            """
            The picture differs from its snapshot: \(summary)
              snapshot:   \(reference)
              now:        \(actual)
              difference: \(difference) (differing pixels are red)
            If the new picture is right, run the test with SNAPSHOTS=record and commit the snapshot.
            """
        case .unusable(let path, let reason):
            "The snapshot \(path) cannot be used: \(reason)"
        }
    }
}
