import ComponentFlow
import ComponentFlowTesting
import Testing

/// A label that can present two sheets.
private struct Presenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let number = model.number
        return VStack {
            TextField("Text", text: $model.text).frame(width: 200)
            if model.isShown {
                Text("base")
                    .sheet(isPresented: $model.isFirst, onDismiss: { model.log.append("dismissed first") }) {
                        VStack {
                            Text("first \(number)")
                            Button("Press") { model.log.append("pressed \(number)") }
                            Closer()
                        }
                    }
                    .sheet(isPresented: $model.isSecond, onDismiss: { model.log.append("dismissed second") }) {
                        Text("second")
                    }
            }
        }
    }
}

private struct Closer: CompositeComponent {
    @Dismiss var dismiss

    var content: some Component<Empty> {
        Button("Close") { dismiss() }
    }
}

/// A sheet whose content does not depend on a value that only its closures use.
private struct ClosurePresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let number = model.number
        return Text("base").sheet(isPresented: $model.isFirst) {
            Button("Press") { model.log.append("pressed \(number)") }
        }
    }
}

private struct ItemPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) {
            Text("item \($0.name)")
        }
    }
}

private struct Palette: Equatable {
    var name: String
}

private struct Themed: CompositeComponent {
    var content: some Component<Palette> {
        VStack { Text("theme \(environment[Palette.self].value.name)") }
    }
}

private struct ThemedPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Palette> {
        Themed().sheet(isPresented: $model.isFirst) { Themed() }
    }
}

/// A sheet whose content presents another one.
private struct NestedPresenter: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        Text("base").sheet(isPresented: $model.isFirst) {
            Text("outer").sheet(isPresented: $model.isSecond) { Text("inner") }
        }
    }
}

@Suite("Sheets") @MainActor
struct SheetTests {
    private let model = PresentationModel()
    private let screen = PresentationStage()

    private func presentFirst() {
        screen.present(Presenter(model: model), model)
    }

    @Test("A sheet is presented when its binding becomes true")
    func presents() {
        presentFirst()
        #expect(screen.texts.contains("first 1"))
        #expect(screen.presented?.presentationController is UISheetPresentationController)
    }

    @Test("A sheet whose binding is initially true is presented")
    func initiallyPresented() {
        model.isFirst = true
        screen.show(Presenter(model: model))
        #expect(screen.texts.contains("first 1"))
    }

    @Test("Escape dismisses a sheet, sets its binding to false once, and calls onDismiss afterwards")
    func escape() {
        presentFirst()
        screen.escape()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("A tap outside of a sheet dismisses it and sets its binding to false once")
    func tapOutside() {
        presentFirst()
        screen.stage.tap(at: CGPoint(x: 8, y: 300))
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("A sheet that is dragged down is dismissed and its binding set to false once")
    func drag() {
        presentFirst()
        screen.stage.drag(from: CGPoint(x: 400, y: 60), to: CGPoint(x: 400, y: 560))
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("Other code that dismisses a sheet sets its binding to false once")
    func otherCode() {
        presentFirst()
        screen.stage.window.rootViewController?.dismiss(animated: false)
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("A binding that becomes false dismisses the sheet and is not set again")
    func bindingFalse() {
        presentFirst()
        model.isFirst = false
        screen.settle()
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("The content of a sheet dismisses it with Dismiss")
    func dismissAction() throws {
        presentFirst()
        try screen.tap("Close")
        #expect(screen.presented == nil)
        #expect(model.takeLog() == ["first false", "dismissed first"])
    }

    @Test("A sheet is presented again after it was dismissed")
    func again() {
        presentFirst()
        screen.escape()
        model.isFirst = true
        screen.settle()
        #expect(screen.texts.contains("first 1"))
    }

    @Test("A sheet slides in only within an animated transition", arguments: [true, false])
    func animated(isAnimated: Bool) {
        screen.show(Presenter(model: model))
        withTransition(isAnimated ? .easeInOut(duration: 0.3) : .immediate) { model.isFirst = true }
        screen.stage.advance(by: 0.1)
        #expect(screen.presented != nil)
        #expect(screen.presented?.isBeingPresented == isAnimated)
    }

    @Test("A sheet slides out only within an animated transition", arguments: [true, false])
    func animatedDismissal(isAnimated: Bool) {
        presentFirst()
        withTransition(isAnimated ? .easeInOut(duration: 0.3) : .immediate) { model.isFirst = false }
        screen.stage.advance(by: 0.1)
        #expect((screen.presented != nil) == isAnimated)
    }

    @Test("The content of a sheet is updated when the component that presents it is")
    func updates() {
        presentFirst()
        let controller = screen.presented
        model.number = 2
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("first 2"))
        #expect(screen.presented === controller)
    }

    @Test("A button in a sheet calls the current closure, although the content is equal")
    func currentClosures() throws {
        screen.show(ClosurePresenter(model: model))
        model.isFirst = true
        screen.settle()
        model.number = 2
        screen.settle()
        _ = model.takeLog()
        try screen.tap("Press")
        #expect(model.takeLog() == ["pressed 2"])
    }

    @Test("The content of a sheet sees the environment of the component, and its changes")
    func environment() {
        var palette = Palette(name: "light")
        let controller = ComponentViewController(ThemedPresenter(model: model)) { palette }
        screen.stage.window.rootViewController = controller
        model.isFirst = true
        screen.settle()
        #expect(screen.texts == ["theme light", "theme light"])
        palette.name = "dark"
        controller.update(transition: .immediate)
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["theme dark", "theme dark"])
    }

    @Test("A component that is removed dismisses its sheet")
    func removed() {
        presentFirst()
        model.isShown = false
        screen.settle()
        #expect(screen.presented == nil)
        #expect(!screen.texts.contains("first 1"))
    }

    @Test("A second sheet of a component is presented after the first one was dismissed")
    func twoModifiers() {
        presentFirst()
        model.isSecond = true
        screen.settle()
        #expect(!screen.texts.contains("second"))
        screen.escape()
        #expect(screen.texts.contains("second"))
        #expect(model.takeLog() == ["second true", "first false", "dismissed first"])
    }

    @Test("A sheet that is requested while another one is being dismissed is presented afterwards")
    func whileDismissing() {
        presentFirst()
        screen.stage.pressKey(symbol: 0xff1b)
        screen.stage.advance(by: 0.1)
        #expect(screen.presented?.isBeingDismissed == true)
        model.isSecond = true
        screen.settle()
        #expect(screen.texts.contains("second"))
        #expect(!screen.texts.contains("first 1"))
    }

    @Test("A sheet that is requested again while it is being dismissed is presented again")
    func againWhileDismissing() {
        presentFirst()
        screen.stage.pressKey(symbol: 0xff1b)
        screen.stage.advance(by: 0.1)
        model.isFirst = true
        screen.settle()
        #expect(screen.texts.contains("first 1"))
        #expect(model.takeLog() == ["first false", "first true", "dismissed first"])
    }

    @Test("An item with another id replaces the sheet, and keeps the binding")
    func replaced() {
        screen.show(ItemPresenter(model: model))
        model.item = .init(id: 1, name: "one")
        screen.settle()
        let controller = screen.presented
        model.item = .init(id: 2, name: "two")
        screen.settle()
        #expect(screen.texts == ["base", "item two"])
        #expect(screen.presented !== controller)
        #expect(model.takeLog() == ["item 1", "item 2", "dismissed"])
    }

    @Test("An item with the same id updates the sheet")
    func sameItem() {
        screen.show(ItemPresenter(model: model))
        model.item = .init(id: 1, name: "one")
        screen.settle()
        let controller = screen.presented
        model.item = .init(id: 1, name: "uno")
        screen.settle()
        #expect(screen.texts == ["base", "item uno"])
        #expect(screen.presented === controller)
    }

    @Test("The user's dismissal sets the item to nil once")
    func itemNil() {
        screen.show(ItemPresenter(model: model))
        model.item = .init(id: 1, name: "one")
        screen.settle()
        screen.escape()
        #expect(model.item == nil)
        #expect(model.takeLog() == ["item 1", "item 0", "dismissed"])
    }

    @Test("The content of a sheet presents above it")
    func nested() {
        screen.show(NestedPresenter(model: model))
        model.isFirst = true
        screen.settle()
        model.isSecond = true
        screen.settle()
        #expect(screen.texts == ["base", "outer", "inner"])
        screen.escape()
        #expect(screen.texts == ["base", "outer"])
        #expect(model.isFirst)
    }

    @Test("The text field that was edited is first responder again after the dismissal")
    func focus() throws {
        screen.show(Presenter(model: model))
        let field: UITextField = try #require(screen.view())
        screen.stage.tap(on: field)
        model.isFirst = true
        screen.settle()
        #expect(!field.isFirstResponder)
        screen.escape()
        #expect(field.isFirstResponder)
    }

    @Test("A sheet is presented in the window of its component")
    func windows() {
        let other = PresentationStage()
        let otherModel = PresentationModel()
        screen.show(Presenter(model: model))
        other.show(Presenter(model: otherModel))
        otherModel.isFirst = true
        other.settle()
        screen.settle()
        #expect(screen.presented == nil)
        #expect(other.texts.contains("first 1"))
    }

    @Test("A presentation in a window without a view controller is reported")
    func noController() {
        let reports = Diagnostics.record {
            screen.stage.show(Presenter(model: model))
            model.isFirst = true
            screen.settle()
        }
        #expect(reports.contains { $0.rule == "presentation.no-controller" })
    }
}
