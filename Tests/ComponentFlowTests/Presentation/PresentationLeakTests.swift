import ComponentFlow
import ComponentFlowTesting
import Testing

/// A kind of presentation.
private enum Kind: String, CaseIterable, Sendable {
    case sheet, cover, popover, alert, confirmationDialog
}

/// A label that presents one kind, with closures that retain the model.
private struct Presenter: CompositeComponent {
    let kind: Kind
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let dismissed = { model.log.append("dismissed") }
        return VStack {
            switch kind {
            case .sheet: Text("base").sheet(isPresented: $model.isFirst, onDismiss: dismissed) { screen }
            case .cover: Text("base").fullScreenCover(isPresented: $model.isFirst, onDismiss: dismissed) { screen }
            case .popover: Text("base").popover(isPresented: $model.isFirst, onDismiss: dismissed) { screen }
            case .alert: Text("base").alert("Alert", isPresented: $model.isFirst) { button }
            case .confirmationDialog:
                Text("base").confirmationDialog("Dialog", isPresented: $model.isFirst) { button }
            }
        }
    }

    @MainActor private var button: Button {
        Button("Press") { model.log.append("pressed") }
    }

    @MainActor private var screen: VStack<Empty> {
        VStack<Empty> {
            Text("screen")
            button
        }
    }
}

@Suite("Releasing what components present") @MainActor
struct PresentationLeakTests {
    private let screen = PresentationStage()
    /// What must be released.
    private final class Released {
        weak var controller: UIViewController?
        weak var model: PresentationModel?
    }

    /// Presents a screen, and lets the window show something else.
    ///
    /// A separate function, so that no local variable retains an object.
    @inline(never)
    private func present(_ kind: Kind, dismisses: Bool) -> Released {
        let released = Released()
        let model = PresentationModel()
        released.model = model
        screen.show(Presenter(kind: kind, model: model))
        model.isFirst = true
        screen.settle()
        released.controller = screen.presented
        #expect(released.controller != nil)
        if dismisses {
            model.isFirst = false
            screen.settle()
        }
        screen.stage.window.rootViewController = nil
        return released
    }

    @Test("Nothing remains of a screen after the window shows something else", arguments: Kind.allCases)
    fileprivate func replaced(kind: Kind) {
        let released = present(kind, dismisses: false)
        screen.settle()
        #expect(released.controller == nil)
        #expect(released.model == nil)
    }

    @Test("Nothing remains of a screen that was dismissed", arguments: Kind.allCases)
    fileprivate func dismissed(kind: Kind) {
        let released = present(kind, dismisses: true)
        screen.settle()
        #expect(released.controller == nil)
        #expect(released.model == nil)
    }
}
