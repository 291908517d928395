/// Regular files, as opposed to devices and pipes, whose reading may block or never end.
package enum RegularFile {
    /// Returns whether there is a regular file at `path`.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
