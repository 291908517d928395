import ComponentFlow
import ComponentFlowTesting
import Testing

/// A sheet with two heights, which cannot be dismissed by the user while the number of the model is 1.
private struct Presenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let number = model.number
        return Text("base").sheet(isPresented: $model.isFirst) {
            VStack {
                if number < 3 {
                    Text("sheet")
                        .presentationDetents([.height(120), .large])
                        .interactiveDismissDisabled(number == 1)
                }
            }
        }
    }
}

@Suite("Options of sheets") @MainActor
struct ScreenOptionTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    private func present() {
        screen.show(Presenter(model: model))
        model.isFirst = true
        screen.settle()
    }

    @Test("A sheet rests at the smallest height that its content specifies")
    func detents() throws {
        present()
        let sheet = try #require(screen.presented?.sheetPresentationController)
        #expect(sheet.detents.count == 2)
        #expect(sheet.frameOfPresentedViewInContainerView.height == 120)
    }

    @Test("The heights are those of other sheets when the content no longer specifies them")
    func removedDetents() throws {
        present()
        model.number = 3
        screen.settle()
        let sheet = try #require(screen.presented?.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.large])
    }

    @Test("The user cannot dismiss a sheet whose content prevents it")
    func prevented() {
        present()
        screen.escape()
        #expect(model.isFirst)
        model.isFirst = false
        screen.settle()
        #expect(screen.presented == nil)
    }

    @Test("The user can dismiss a sheet when its content permits it again")
    func permitted() {
        present()
        model.number = 2
        screen.settle()
        screen.escape()
        #expect(!model.isFirst)
    }
}
