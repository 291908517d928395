import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Using the environment", verbatim.
enum UsingTheEnvironment {
    struct Palette: Equatable {
        var accent = UIColor.systemBlue
        var spacing: CGFloat = 8
    }

    struct Wording: Equatable {
        var greeting = "Hello"
    }

    struct Greeting: CompositeComponent {
        let name: String

        var content: some Component<(Palette, Wording)> {
            HStack(spacing: environment[Palette.self].spacing) {
                Text(environment[Wording.self].greeting)
                Text(name).foregroundColor(environment[Palette.self].accent)
            }
        }
    }

    struct GreetingApp: ComponentApp {
        var body: some Scene {
            Window("Greeting") {
                Greeting(name: "Ada")
            } environment: {
                Palette()
                Wording()
            }
        }
    }

    struct AccentSample: CompositeComponent {
        var content: some Component<Palette> {
            HStack { Text("Sample").foregroundColor(environment[Palette.self].accent) }
        }
    }

    struct AccentChooser: CompositeComponent {
        @Local var isRed = false

        var content: some Component<Empty> {
            VStack(spacing: 8) {
                Button("Change") { isRed.toggle() }
                AccentSample().environment(Palette(accent: isRed ? .systemRed : .systemBlue))
            }
        }
    }

    struct GreetingButton: CompositeComponent {
        @Behavior var greet: (String) -> Void

        var content: some Component<Wording> {
            let greeting = environment[Wording.self].value.greeting
            return VStack {
                Button("Greet") { greet(greeting) }
            }
        }
    }
}

@Suite(.serialized) @MainActor
struct UsingTheEnvironmentTests {
    private func color(of text: String, in window: UIWindow) -> UIColor? {
        window.views(of: UILabel.self).first { $0.text == text }?.textColor
    }

    @Test("The greeting uses both values of the window")
    func greeting() throws {
        let stage = ApplicationStage(UsingTheEnvironment.GreetingApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        #expect(window.shownTexts == ["Hello", "Ada"])
        #expect(color(of: "Ada", in: window) == .systemBlue)
    }

    @Test("The sample shows the color that the chooser provides")
    func provided() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        stage.show(UsingTheEnvironment.AccentChooser())
        #expect(color(of: "Sample", in: stage.window) == .systemBlue)
        stage.tap(at: CGPoint(x: 30, y: 20))
        stage.advance(by: 0.1)
        #expect(color(of: "Sample", in: stage.window) == .systemRed)
    }

    @Test("The button greets with the wording of the environment")
    func button() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        var greetings: [String] = []
        stage.show(
            UsingTheEnvironment.GreetingButton(greet: { greetings.append($0) }),
            environment: { UsingTheEnvironment.Wording(greeting: "Good morning") })
        stage.tap(at: CGPoint(x: 20, y: 20))
        #expect(greetings == ["Good morning"])
    }
}
