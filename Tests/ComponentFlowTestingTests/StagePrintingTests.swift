import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@Suite("Printing on a stage", .serialized) @MainActor struct StagePrintingTests {
    @Test("What a component prints is returned as a document")
    func printing() {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        var outcomes: [Bool] = []
        stage.show(
            Button("Print") {
                let controller = UIPrintInteractionController.shared
                controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
                controller.present(animated: true) { _, isPrinted, _ in outcomes.append(isPrinted) }
                controller.printFormatter = nil
            })
        let documents = stage.printedDocuments {
            #expect(UIPrintInteractionController.isPrintingAvailable)
            stage.tap(at: CGPoint(x: 20, y: 20))
        }
        #expect(documents.count == 1)
        #expect(documents.first?.starts(with: Data("%PDF-".utf8)) == true)
        #expect(outcomes == [true])
        #expect(stage.printedDocuments {}.isEmpty)
    }
}
