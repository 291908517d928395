/// Files as opposed to devices and pipes, which can be read without end, or block.
package enum RegularFile {
    /// Whether there is a file at a path.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
