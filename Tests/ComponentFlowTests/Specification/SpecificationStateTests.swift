import ComponentFlow
import ComponentFlowTesting
import Testing

/// The specification's asynchronous state: it starts work, and updates its component when the work is done.
private struct Translation: CombinedComponent {
    final class State: ComponentState {
        private(set) var translatedText: String?
        private(set) var fromLanguage: String?

        init(translate: (@escaping (String) -> Void) -> Void) {
            super.init()
            translate { [weak self] result in
                guard let self else { return }
                self.translatedText = result
                self.updated(transition: .immediate)
            }
        }

        func changeLanguage(from: String) {
            fromLanguage = from
            updated(transition: .immediate)
        }
    }

    final class Service: Equatable {
        var deliver: ((String) -> Void)?

        static func == (lhs: Service, rhs: Service) -> Bool {
            lhs === rhs
        }
    }

    let service: Service

    func makeState() -> State {
        State { done in service.deliver = done }
    }

    static var body: Body {
        let text = Child(Text.self)
        return { context in
            let words = [context.state.fromLanguage, context.state.translatedText ?? "…"].compactMap { $0 }
            let text = text.update(
                component: Text(text: words.joined(separator: ": ")), availableSize: context.availableSize,
                transition: context.transition)
            context.add(text)
            return text.size
        }
    }
}

@Suite @MainActor
struct SpecificationStateTests {
    private let stage = Stage(size: CGSize(width: 300, height: 60))
    private let service = Translation.Service()

    private var shown: String? {
        (stage.componentView?.subviews.first as? UILabel)?.text
    }

    @Test("A state that finishes asynchronous work updates its component")
    func deliversLater() {
        stage.show(Translation(service: service))
        #expect(shown == "…")
        service.deliver?("Guten Morgen")
        #expect(shown == "Guten Morgen")
    }

    @Test("State persists across new component values, and its methods update the component")
    func survives() {
        stage.show(Translation(service: service))
        service.deliver?("Hallo")
        stage.show(Translation(service: Translation.Service()))
        #expect(shown == "Hallo")
    }
}
