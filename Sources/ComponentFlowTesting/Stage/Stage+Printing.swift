public import ComponentFlow
import OpenDisplay

extension Stage {
    /// Calls a closure in which the print dialog is replaced by A4 paper, and returns the printed documents.
    ///
    /// The documents have the format PDF. The completion handlers of `UIPrintInteractionController` are called before
    /// `present(animated:completionHandler:)` returns.
    ///
    /// ```swift
    /// let documents = stage.printedDocuments { stage.tap(at: printButton) }
    /// ```
    public func printedDocuments(_ body: () throws -> Void) rethrows -> [Data] {
        clock.install()
        return try DocumentPrintService.documents(body)
    }
}

extension ApplicationStage {
    /// Calls a closure in which the print dialog is replaced by A4 paper, and returns the printed documents.
    ///
    /// See ``Stage/printedDocuments(_:)``.
    public func printedDocuments(_ body: () throws -> Void) rethrows -> [Data] {
        clock.install()
        return try DocumentPrintService.documents(body)
    }
}

extension DocumentPrintService {
    /// Calls a closure in which the service replaces the print dialog, and returns what is printed.
    fileprivate static func documents(_ body: () throws -> Void) rethrows -> [Data] {
        let service = DocumentPrintService()
        let usual = UIPrintInteractionController.service
        UIPrintInteractionController.service = service
        defer { UIPrintInteractionController.service = usual }
        try body()
        return service.documents
    }
}
