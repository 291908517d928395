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
            Toggle(isOn: $profile.isPublic)
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

    @Test("The application has one window")
    func application() {
        #expect(ProfileApp().body.windows.count == 1)
    }
}
