import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Writing screens", verbatim.

struct Disclosure: CompositeComponent {
    let title: String
    let text: String
    @Local var isOpen = false

    var content: some Component<Empty> {
        VStack(alignment: .left, spacing: 8) {
            Button(title) { withTransition(.easeInOut(duration: 0.2)) { isOpen.toggle() } }
            if isOpen { Text(text) }
        }
    }
}

@Observable final class Profile {
    var name = ""
    var isPublic = false
    var volume = 0.5
}

struct ProfileForm: CompositeComponent {
    @Bindable var profile: Profile

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            TextField("Name", text: $profile.name)
            Toggle("Public", isOn: $profile.isPublic)
            Slider(value: $profile.volume)
            ProfileSummary(profile: profile)
        }
        .padding(16)
    }
}

struct ProfileSummary: CompositeComponent {
    @Bindable var profile: Profile

    var content: some Component<Empty> {
        Text(profile.name.isEmpty ? "No name" : "\(profile.name), \(profile.isPublic ? "public" : "private")")
    }
}

struct MessageRow: CompositeComponent {
    let subject: String
    let isLocked: Bool
    let isSending: Bool
    @Behavior var delete: () -> Void
    @Local var isHovered = false

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            Text(subject)
            Spacer()
            Button("Delete", role: .destructive) { delete() }.hidden(isLocked)
        }
        .lineLimit(1)
        .disabled(isSending)
        .padding(8)
        .background(isHovered ? .secondarySystemBackground : .clear)
        .help(subject)
        .onHover { isHovered = $0 }
        .contextMenu {
            Button("Delete", role: .destructive) { delete() }.disabled(isLocked)
        }
    }
}

struct Forecast: CompositeComponent {
    let city: String
    @Behavior var load: @MainActor (String) async -> String
    @Local var report = "Loading …"

    var content: some Component<Empty> {
        Text(report)
            .task(id: city) { report = await load(city) }
    }
}

struct Shopping: CompositeComponent {
    @Local var wishes = ["Apples"]

    var content: some Component<Empty> {
        VStack(alignment: .left, spacing: 8) {
            for wish in wishes { Text(wish).draggable { wish }.id(wish) }
        }
        .dropTarget(for: String.self) { texts, _ in wishes += texts }
    }
}

struct ProfileApp: ComponentApp {
    let profile = Profile()

    var body: some Scene {
        Window("Profile") { ProfileForm(profile: profile) }
            .defaultSize(width: 320, height: 240)
    }
}

@Suite @MainActor
struct WritingScreensTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    @Test("The disclosure shows its text after a tap on its title")
    func disclosure() {
        stage.show(Disclosure(title: "More", text: "Text"))
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.5)
        #expect(stage.window.shownTexts == ["More", "Text"])
    }

    @Test("The summary of the form shows what other code changes")
    func summary() {
        let profile = Profile()
        stage.show(ProfileForm(profile: profile))
        profile.name = "Ada"
        stage.advance(by: 0)
        #expect(stage.window.shownTexts.contains("Ada, private"))
    }

    @Test("A message is deleted with its button, unless it is locked or being sent")
    func message() {
        var deletions = 0
        func tapButton(isLocked: Bool, isSending: Bool) {
            stage.show(
                MessageRow(subject: "Hello", isLocked: isLocked, isSending: isSending, delete: { deletions += 1 }))
            stage.tap(at: CGPoint(x: 275, y: 30))
        }
        tapButton(isLocked: true, isSending: false)
        tapButton(isLocked: false, isSending: true)
        #expect(deletions == 0)
        tapButton(isLocked: false, isSending: false)
        #expect(deletions == 1)
    }

    @Test("The forecast shows the report when it is loaded")
    func forecast() async {
        stage.show(Forecast(city: "Ulm", load: { "\($0): sunny" }))
        for _ in 0..<1000 where stage.window.shownTexts != ["Ulm: sunny"] {
            await Task.yield()
            stage.advance(by: 0.02)
        }
        #expect(stage.window.shownTexts == ["Ulm: sunny"])
    }

    @Test("A text that is dropped on the shopping list is added to it")
    func dropping() {
        stage.show(Shopping())
        stage.drop([("text/plain", Data("Pears".utf8))], at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0)
        #expect(stage.window.shownTexts == ["Apples", "Pears"])
    }

    @Test("The application has one window")
    func application() {
        #expect(ProfileApp().body.declarations.count == 1)
    }
}
