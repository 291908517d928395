import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Address: Equatable {
    var street = "Main"
    var number = 1
}

@Observable
private final class Form {
    var address = Address()
    var isOn = false
    var level = 0.5
    var count = 2
    var page = 0
    var text = ""
}

/// Shows every control with a binding to a property of one model.
private struct Controls: CompositeComponent {
    @Bindable var form: Form

    var content: some Component<Empty> {
        VStack(spacing: 4) {
            Toggle(isOn: $form.isOn)
            Slider(value: $form.level)
            Stepper(value: $form.count, in: 0...9)
            SegmentedControl(titles: ["a", "b"], selectedIndex: $form.page)
            PageControl(numberOfPages: 2, currentPage: $form.page)
            TextField("Text", text: $form.text)
            TextArea("Text", text: $form.text)
        }
    }
}

@Suite @MainActor
struct BindingTests {
    private let form = Form()
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private func view<View: UIView>(_ type: View.Type) throws -> View {
        func find(in view: UIView) -> View? {
            view as? View ?? view.subviews.lazy.compactMap { find(in: $0) }.first
        }
        return try #require(find(in: stage.window))
    }

    @Test("A binding with closures reads and writes through them")
    func closures() {
        var value = 1
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        binding.wrappedValue += 4
        #expect(value == 5)
    }

    @Test("A binding to a property of a model changes the model")
    func model() {
        Bindable(form).level.wrappedValue = 0.25
        #expect(form.level == 0.25)
    }

    @Test("A binding to a member of a value changes only the member")
    func member() {
        Bindable(form).address.street.wrappedValue = "Side"
        #expect(form.address == Address(street: "Side", number: 1))
    }

    @Test("Bindings to the same property of the same model are equal")
    func equalBindings() {
        #expect(Bindable(form).address.street == Bindable(form).address.street)
    }

    @Test("Bindings to different properties are not equal, although their values are")
    func differentProperties() {
        #expect(Bindable(form).count != Bindable(form).address.number)
    }

    @Test("Bindings with closures are equal if their values are", arguments: [1, 2])
    func equalClosures(value: Int) {
        let first = Binding {
            1
        } set: { _ in
        }
        let second = Binding {
            value
        } set: { _ in
        }
        #expect((first == second) == (value == 1))
    }

    @Test("A constant binding keeps its value")
    func constant() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test("A tap on a toggle sets its binding, and the switch stays on")
    func toggle() throws {
        stage.show(Controls(form: form))
        let toggle = try view(UISwitch.self)
        stage.tap(on: toggle)
        #expect(form.isOn)
        #expect(toggle.isOn)
    }

    @Test("A tap on a stepper sets its binding to an integer")
    func stepper() throws {
        stage.show(Controls(form: form))
        let stepper = try view(UIStepper.self)
        let frame = stepper.convert(stepper.bounds, to: stage.window)
        stage.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        stage.advance(by: 0.1)
        #expect(form.count == 3)
        #expect(stepper.value == 3)
    }

    @Test("A segmented control and a page control with one binding show the same selection")
    func selection() throws {
        stage.show(Controls(form: form))
        let segments = try view(UISegmentedControl.self)
        let frame = segments.convert(segments.bounds, to: stage.window)
        stage.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        #expect(segments.selectedSegmentIndex == 1)
        #expect(try view(UIPageControl.self).currentPage == 1)
    }

    @Test("What is typed in a text field is shown by a text area with the same binding")
    func typing() throws {
        stage.show(Controls(form: form))
        stage.tap(on: try view(UITextField.self))
        stage.type("abc")
        stage.advance(by: 0)
        #expect(form.text == "abc")
        #expect(try view(UITextView.self).text == "abc")
    }

    @Test("A slider shows a value that the model receives elsewhere")
    func slider() throws {
        stage.show(Controls(form: form))
        form.level = 0.75
        stage.advance(by: 0)
        #expect(try view(UISlider.self).value == 0.75)
    }
}
