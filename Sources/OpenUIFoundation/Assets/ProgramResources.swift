/// The resources of a program's own target.
///
/// On iOS they are in the main bundle. The package manager copies them to a bundle beside the program on Linux, whose name ends with
/// that of the target, `<package>_<target>.resources`.
enum ProgramResources {
    /// The bundles of the target with the name of this program.
    static let folders = Bundle.main.executableURL.map(folders) ?? []

    /// Returns the bundles of the target with the name of a program.
    static func folders(of program: URL) -> [String] {
        let suffix = "_\(program.deletingPathExtension().lastPathComponent).resources"
        let folder = program.deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }
}
