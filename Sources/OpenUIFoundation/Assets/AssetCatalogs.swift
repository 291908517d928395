internal import Synchronization

/// The sets in an asset catalog.
enum AssetKind: String {
    case color = "colorset"
    case data = "dataset"
    case image = "imageset"
}

/// The asset catalogs of a bundle, which are folders with the extension `xcassets`.
///
/// Nothing compiles catalogs on Linux. The package manager copies those that are resources of a target, and they are read as Xcode
/// stores them. Read sets are kept, because programs request the same colors and images again and again.
final class AssetCatalogs: Sendable {
    private static let known = Mutex<[String: AssetCatalogs]>([:])
    /// The number of folders in each other after which a catalog is not searched further.
    private static let deepest = 16

    /// The folders of the sets by name with extension.
    private let folders: [String: String]
    private let sets = Mutex<[String: any Sendable]>([:])

    /// Returns the catalogs of a bundle, which are searched once.
    static func of(_ bundle: Bundle) -> AssetCatalogs {
        let path = bundle.bundlePath
        if let catalogs = known.withLock({ $0[path] }) { return catalogs }
        let catalogs = AssetCatalogs(in: resourceFolders(of: bundle))
        return known.withLock { known in
            if let earlier = known[path] { return earlier }
            known[path] = catalogs
            return catalogs
        }
    }

    init(in resourceFolders: [String]) {
        var found: [String: String] = [:]
        for folder in resourceFolders {
            for name in Self.entries(of: folder) where name.hasSuffix(".xcassets") {
                Self.collect(folder + "/" + name, prefix: "", depth: 0, &found)
            }
        }
        folders = found
    }

    /// Returns a set, which `read` creates from the contents of its folder when it is first requested.
    func set<Value: Sendable>(
        _ name: String, _ kind: AssetKind, _ read: (_ folder: String, _ contents: Data) -> Value?
    ) -> Value? {
        let key = "\(name).\(kind.rawValue)"
        guard let folder = folders[key] else { return nil }
        if let known = sets.withLock({ $0[key] }) { return known as? Value }
        let path = folder + "/Contents.json"
        guard RegularFile.exists(at: path), let contents = FileManager.default.contents(atPath: path),
            let value = read(folder, contents)
        else {
            Self.reportUnreadable(path)
            return nil
        }
        sets.withLock { $0[key] = value }
        return value
    }

    private static func reportUnreadable(_ path: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "asset.unreadable", message: "A set of an asset catalog cannot be read.", subject: path,
                hint: "Open the catalog in Xcode, or correct its Contents.json."))
    }

    // MARK: Search

    private static func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    /// Collects the sets below a folder; the first one with a name is used.
    private static func collect(_ folder: String, prefix: String, depth: Int, _ found: inout [String: String]) {
        guard depth < deepest else { return }
        for name in entries(of: folder) {
            let (path, parts) = (folder + "/" + name, name as NSString)
            if AssetKind(rawValue: parts.pathExtension) != nil {
                let key = prefix + name
                if found[key] == nil { found[key] = path }
            } else if parts.pathExtension.isEmpty {
                let isNamespace = AssetNamespace.isProvided(by: path)
                collect(path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1, &found)
            }
        }
    }

    /// Returns the folders with the resources of a bundle; the main bundle includes the resources of the program's own target.
    private static func resourceFolders(of bundle: Bundle) -> [String] {
        let own = bundle.resourcePath ?? bundle.bundlePath
        return bundle.bundlePath == Bundle.main.bundlePath ? [own] + ProgramResources.folders : [own]
    }
}

/// The properties of a folder in an asset catalog.
private struct AssetNamespace: Decodable {
    struct Properties: Decodable {
        var isProvided: Bool?

        enum CodingKeys: String, CodingKey {
            case isProvided = "provides-namespace"
        }
    }

    var properties: Properties?

    /// Returns whether the names of the sets in a folder begin with the folder's name.
    static func isProvided(by folder: String) -> Bool {
        let path = folder + "/Contents.json"
        guard RegularFile.exists(at: path), let contents = FileManager.default.contents(atPath: path) else {
            return false
        }
        return (try? JSONDecoder().decode(Self.self, from: contents))?.properties?.isProvided ?? false
    }
}
