/// Methods that are called while a document is printed.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Called before the print dialog is shown.
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called after the print dialog has been shown.
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called when the print dialog is about to be closed.
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called after the print dialog has been closed.
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// Called when the user has chosen a printer, before the pages are drawn.
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
    /// Called when all pages have been sent to the printer.
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
