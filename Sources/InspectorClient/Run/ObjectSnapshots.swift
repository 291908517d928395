import Foundation

/// The object files that a running program contains, kept while builds replace them.
package struct ObjectSnapshots {
    /// An object file that differs from the one that the program contains.
    package struct Change: Hashable, Sendable {
        package let object: String
        /// The kept file; `nil` for a new source file.
        package let previous: String?

        package init(object: String, previous: String?) {
            self.object = object
            self.previous = previous
        }
    }

    private let folder: Folder
    /// The kept files by the paths of the object files.
    private var kept: [String: URL] = [:]
    private var count = 0

    /// Keeps files in a folder for this process, which is removed with the snapshots.
    ///
    /// - Parameters:
    ///   - parent: A folder on the file system of the object files. Folders of processes that have ended are removed.
    ///   - process: The process for which files are kept.
    package init(in parent: String, process: Int32 = getpid()) throws(InspectorClientError) {
        folder = try Folder(in: URL(fileURLWithPath: parent, isDirectory: true), process: process)
    }

    /// Keeps object files as those that the program contains.
    ///
    /// Links are sufficient, because compilers replace object files instead of changing them.
    package mutating func keep(_ objects: some Sequence<String>) throws(InspectorClientError) {
        for object in objects {
            count += 1
            let copy = folder.url.appendingPathComponent("\(count).o")
            do {
                try FileManager.default.linkItem(at: URL(fileURLWithPath: object), to: copy)
            } catch {
                throw .file(path: object, reason: "\(error)")
            }
            if let old = kept.updateValue(copy, forKey: object) { try? FileManager.default.removeItem(at: old) }
        }
    }

    /// Returns those of the object files that differ from the kept ones.
    package func changes(in objects: some Sequence<String>) -> [Change] {
        objects.compactMap { object in
            guard let previous = kept[object] else { return Change(object: object, previous: nil) }
            return Self.isSame(object, previous.path) ? nil : Change(object: object, previous: previous.path)
        }
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        if one.st_ino == other.st_ino, one.st_dev == other.st_dev { return true }
        return one.st_size == other.st_size && FileManager.default.contentsEqual(atPath: first, andPath: second)
    }
}

extension ObjectSnapshots {
    /// A folder that is named after a process, so that each of several runs of a product has its own.
    private final class Folder {
        let url: URL

        init(in parent: URL, process: Int32) throws(InspectorClientError) {
            url = parent.appendingPathComponent("\(process)", isDirectory: true)
            do {
                Self.removeAbandoned(in: parent)
                try? FileManager.default.removeItem(at: url)
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            } catch {
                throw .file(path: url.path, reason: "\(error)")
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }

        /// Removes the folders of processes that no longer exist.
        private static func removeAbandoned(in parent: URL) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            for name in names where Int32(name).map(processExists) != true {
                try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
            }
        }

        private static func processExists(_ process: Int32) -> Bool {
            process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
        }
    }
}
