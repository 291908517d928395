public import ComponentFlow
import Foundation

extension Stage {
    /// Calls a closure, chooses files in the file dialogs that it opens, and returns these dialogs.
    ///
    /// ```swift
    /// let dialogs = try stage.fileDialogs(choosing: [file]) { try stage.tap("Import…") }
    /// ```
    ///
    /// Exported files are moved to the chosen place by another thread, after which the program is notified.
    ///
    /// - Parameters:
    ///   - files: The files or folders that are opened, or the new file; empty cancels the dialogs.
    ///   - body: The closure, after which the clock advances by half a second, so that dialogs open.
    @discardableResult
    public func fileDialogs(choosing files: [URL], _ body: () throws -> Void) rethrows -> [StageFileDialog] {
        clock.install()
        return try StageFileChooser.answer(choosing: files, body) { advance(by: 1 / framesPerSecond) }
    }
}

extension ApplicationStage {
    /// Calls a closure, chooses files in the file dialogs that it opens, and returns these dialogs.
    ///
    /// See ``Stage/fileDialogs(choosing:_:)``.
    @discardableResult
    public func fileDialogs(choosing files: [URL], _ body: () throws -> Void) rethrows -> [StageFileDialog] {
        clock.install()
        return try StageFileChooser.answer(choosing: files, body) { advance(by: 1 / 60) }
    }
}
