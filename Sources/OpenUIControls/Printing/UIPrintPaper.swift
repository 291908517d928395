internal import OpenDisplay

/// A sheet of paper.
public final class UIPrintPaper: NSObject, Sendable {
    /// The size of the sheet, in points.
    public let paperSize: CGSize
    /// The part of the sheet on which the printer can print, in points from the upper-left corner.
    public let printableRect: CGRect

    init(_ paper: PrintPaper) {
        paperSize = paper.size
        printableRect = paper.printableRect
    }
}
