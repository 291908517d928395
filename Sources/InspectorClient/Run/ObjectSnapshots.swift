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

    private let folder: URL
    /// The kept files by the paths of the object files.
    private var kept: [String: URL] = [:]
    private var count = 0

    /// Keeps files in a folder on the same file system, which is emptied.
    package init(folder: String) throws(InspectorClientError) {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try? FileManager.default.removeItem(at: self.folder)
            try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        } catch {
            throw .file(path: folder, reason: "\(error)")
        }
    }

    /// Keeps object files as those that the program contains.
    ///
    /// Links are sufficient, because compilers replace object files instead of changing them.
    package mutating func keep(_ objects: some Sequence<String>) throws(InspectorClientError) {
        for object in objects {
            count += 1
            let copy = folder.appendingPathComponent("\(count).o")
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
