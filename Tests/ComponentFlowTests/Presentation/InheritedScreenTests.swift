import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component whose screens inherit the values of the modifiers around it; the number of the model is the font size.
private struct Styled: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Presenter(model: model)
            .font(.systemFont(ofSize: CGFloat(model.number)))
            .tint(model.number == 20 ? .systemRed : .systemGreen)
            .disabled(model.number == 30)
    }
}

private struct Presenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base")
            .sheet(isPresented: $model.isFirst) { Page() }
            .popover(isPresented: $model.isSecond) { Page() }
    }
}

private struct Page: CompositeComponent {
    var content: some Component<Empty> {
        VStack {
            Text("page")
            Button(content: AnyComponent(Text("button"))) {}
        }
    }
}

private struct Stack: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        NavigationStack(path: .constant([1])) {
            Text("root").navigationDestination(for: Int.self) { _ in Page() }
        }
        .font(.systemFont(ofSize: CGFloat(model.number)))
    }
}

@Suite("Values that screens inherit from modifiers") @MainActor
struct InheritedScreenTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    private func show(sheet: Bool) {
        model.number = 20
        if sheet { model.isFirst = true } else { model.isSecond = true }
        screen.show(Styled(model: model))
        screen.settle()
    }

    private var fontSize: CGFloat? {
        screen.label("page")?.font.pointSize
    }

    @Test("A sheet and a popover have the font of the component that presents them", arguments: [true, false])
    func font(sheet: Bool) {
        show(sheet: sheet)
        #expect(fontSize == 20)
    }

    @Test("A presented screen follows a change of the font", arguments: [true, false])
    func fontChange(sheet: Bool) {
        show(sheet: sheet)
        model.number = 25
        screen.settle()
        #expect(fontSize == 25)
    }

    @Test("Views in a presented screen have the tint of the component that presents it, also after a change")
    func tint() {
        show(sheet: true)
        #expect(screen.label("page")?.tintColor == .systemRed)
        model.number = 25
        screen.settle()
        #expect(screen.label("page")?.tintColor == .systemGreen)
    }

    @Test("Controls in a sheet are disabled with the component that presents it")
    func disabled() {
        show(sheet: true)
        let button: Button.View? = screen.view()
        #expect(button?.isEnabled == true)
        model.number = 30
        screen.settle()
        #expect(button?.isEnabled == false)
    }

    @Test("Screens of a navigation stack have its font, also after a change")
    func navigation() {
        model.number = 20
        screen.show(Stack(model: model))
        screen.settle()
        #expect(fontSize == 20)
        model.number = 25
        screen.settle()
        #expect(fontSize == 25)
    }
}
