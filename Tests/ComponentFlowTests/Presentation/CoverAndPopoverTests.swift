import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

private struct CoverPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").fullScreenCover(isPresented: $model.isFirst) { Text("cover") }
    }
}

private struct PopoverPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").popover(isPresented: $model.isFirst, arrowDirections: .up) {
            Rectangle(color: .red, width: CGFloat(model.number) * 100, height: 60)
        }
    }
}

private struct ItemPopoverPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").popover(item: $model.item) { Text($0.name) }
    }
}

private struct ClosingPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").popover(isPresented: $model.isFirst) { Button("Close") { model.isFirst = false }.padding(24) }
    }
}

@Suite("Covers and popovers of components") @MainActor
struct CoverAndPopoverTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    private func present(_ component: some Component<Empty>) {
        screen.present(component, model)
    }

    @Test("A cover is as large as the window")
    func cover() {
        present(CoverPresenter(model: model))
        #expect(screen.presented?.view.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
        #expect(screen.texts.contains("cover"))
    }

    @Test("A binding that becomes false dismisses a cover")
    func coverDismissed() {
        present(CoverPresenter(model: model))
        model.isFirst = false
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false"])
    }

    @Test("A popover is as large as its content, and points to the component")
    func popover() throws {
        present(PopoverPresenter(model: model))
        let presented = try #require(screen.presented)
        #expect(presented.view.bounds.size == CGSize(width: 100, height: 60))
        #expect(presented.popoverPresentationController?.arrowDirection == .up)
    }

    @Test("A popover follows the size of its content")
    func resized() throws {
        present(PopoverPresenter(model: model))
        model.number = 2
        screen.settle()
        #expect(try #require(screen.presented).view.bounds.size == CGSize(width: 200, height: 60))
    }

    @Test("The content of a popover fills it, also after random changes of its size", arguments: 0..<5)
    func content(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        present(PopoverPresenter(model: model))
        for _ in 0..<10 {
            let presented = try #require(screen.presented)
            let content: UIView = try #require(presented.view.firstView { $0.backgroundColor == .red })
            #expect(content.convert(content.bounds, to: presented.view) == presented.view.bounds)
            model.number = Int.random(in: 1...6, using: &random)
            if Bool.random(using: &random) { screen.stage.resize(to: CGSize(width: 700, height: 500)) }
            screen.settle()
        }
    }

    @Test("A button in a popover can be pressed")
    func button() throws {
        screen.show(ClosingPresenter(model: model))
        model.isFirst = true
        screen.settle()
        try screen.tap("Close")
        #expect(model.isFirst == false)
    }

    @Test("A tap outside of a popover dismisses it and sets its binding to false once")
    func popoverDismissed() {
        present(PopoverPresenter(model: model))
        screen.stage.tap(at: CGPoint(x: 20, y: 580))
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false"])
    }

    @Test("Escape dismisses the popover of an item and sets it to nil")
    func item() {
        screen.show(ItemPopoverPresenter(model: model))
        model.item = .init(id: 1, name: "one")
        screen.settle()
        #expect(screen.texts.contains("one"))
        screen.escape()
        #expect(model.item == nil)
    }
}
