import ComponentFlowTesting
import Testing

import ComponentFlow

@MainActor @Observable private final class Mail {
    var account = "Ada"
    var unread = 0
    var selected = Letter("Greetings")
    @ObservationIgnored var numbers = Array(0..<20_000)
    @ObservationIgnored var descriptions = 0
}

@MainActor @Observable private final class Letter {
    let title: String
    var isRead = false

    init(_ title: String) {
        self.title = title
    }
}

/// A program whose title and content depend on a model.
private struct MailApp: ComponentApp {
    var mail = Mail()

    var body: some Scene {
        WindowGroup("\(mail.account): \(mail.unread)", id: "mail") {
            mail.descriptions += 1
            return VStack {
                Text(mail.account)
                LetterRow(letter: mail.selected)
            }
        }
        WindowGroup("Folder", for: Int.self) { number in Text("\(mail.account) \(number)") }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

private struct LetterRow: CompositeComponent {
    @Bindable var letter: Letter

    var content: some Component<Empty> { Text(letter.title) }
}

/// A program with the mistake that each description of the window creates a model, which changes what was read.
private struct CarelessApp: ComponentApp {
    var mail = Mail()

    var body: some Scene {
        Window("Letters: \(mail.unread)", id: "letters") {
            mail.descriptions += 1
            return VStack {
                Text(mail.account)
                LetterRow(letter: Letter("Letter \(mail.descriptions)"))
            }
        }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

/// A program with the mistake that its body creates a model, which the closure of the content captures.
private struct ForgetfulApp: ComponentApp {
    var mail = Mail()

    var body: some Scene {
        let letter = Letter("Letter \(mail.unread)")
        Window("Letters") {
            VStack {
                Text(mail.account)
                LetterRow(letter: letter)
            }
        }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

/// A program with much data before a model that each description of the window creates.
private struct CrowdedApp: ComponentApp {
    struct Numbers: CompositeComponent {
        let numbers: [Int]

        var content: some Component<Empty> { Text("\(numbers.count)") }
    }

    var mail = Mail()

    var body: some Scene {
        Window("Letters") {
            VStack {
                Text(mail.account)
                Numbers(numbers: mail.numbers)
                LetterRow(letter: Letter("Letter"))
            }
        }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

/// A program whose window changes in its description what it reads.
private struct EndlessApp: ComponentApp {
    var mail = Mail()

    var body: some Scene {
        Window("Endless") {
            mail.descriptions += 1
            let unread = mail.unread
            return Text("\(unread)").onChange(of: unread) { mail.unread += 1 }
        }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

/// A program whose components keep a model as a local value.
private struct LocalModelApp: ComponentApp {
    struct Screen: CompositeComponent {
        @Local var letter = MainActor.assumeIsolated { Letter("Local") }

        var content: some Component<Empty> { Text(letter.title) }
    }

    var mail = Mail()

    var body: some Scene {
        Window("Local") {
            VStack {
                Text(mail.account)
                Screen()
            }
        }
    }

    init() {}

    init(_ mail: Mail) {
        self.mail = mail
    }
}

/// A program with a model that another thread changes.
private struct PairApp: ComponentApp {
    var pair = ObservedPair()

    var body: some Scene {
        Window("\(pair.first)", id: "pair") { Text("pair") }
    }

    init() {}

    init(_ pair: ObservedPair) {
        self.pair = pair
    }
}

// There is one program at a time, so these tests run one after the other with those of programs.
extension ApplicationTests {
    @Suite("Windows that follow what their description reads") @MainActor
    struct WindowUpdateTests {
        private let mail = Mail()

        private func run(_ app: some ComponentApp, _ body: (ApplicationStage) throws -> Void) rethrows {
            let stage = ApplicationStage(app)
            defer { stage.end() }
            stage.advance(by: 0.1)
            try body(stage)
        }

        @Test("The title of a window follows a model that the program's body reads")
        func title() {
            run(MailApp(mail)) { stage in
                mail.unread = 3
                stage.advance(by: 0.1)
                #expect(stage.titles == ["Ada: 3"])
            }
        }

        @Test("The content of a window follows a model that its closure reads")
        func content() {
            run(MailApp(mail)) { stage in
                mail.account = "Bea"
                stage.advance(by: 0.1)
                #expect(stage.windows[0].shownTexts == ["Bea", "Greetings"])
            }
        }

        @Test("Several changes before a frame describe a window once")
        func coalesced() {
            run(MailApp(mail)) { stage in
                mail.descriptions = 0
                mail.account = "Bea"
                mail.unread = 2
                mail.unread = 3
                stage.advance(by: 0.1)
                #expect(mail.descriptions == 1)
            }
        }

        @Test("A window whose description reads nothing that changes is not described again")
        func unrelated() {
            run(MailApp(mail)) { stage in
                mail.descriptions = 0
                mail.selected.isRead = true
                stage.advance(by: 5)
                #expect(mail.descriptions == 0)
            }
        }

        @Test("All windows follow a model, also those for values")
        func severalWindows() {
            run(MailApp(mail)) { stage in
                openWindow(id: "mail")
                openWindow(value: 7)
                stage.advance(by: 0.1)
                mail.account = "Bea"
                stage.advance(by: 0.1)
                #expect(stage.titles == ["Bea: 0", "Bea: 0", "Folder"])
                #expect(stage.windows.map { $0.shownTexts.first } == ["Bea", "Bea", "Bea 7"])
            }
        }

        @Test("A closed window is no longer described, and others still are")
        func closed() {
            run(MailApp(mail)) { stage in
                openWindow(id: "mail")
                stage.advance(by: 0.1)
                stage.close(stage.windows[1])
                stage.advance(by: 0.1)
                mail.descriptions = 0
                mail.account = "Bea"
                stage.advance(by: 0.1)
                #expect(mail.descriptions == 1)
            }
        }

        @Test("A change in the moment in which a window is closed does not describe it")
        func closedAfterChange() {
            run(MailApp(mail)) { stage in
                openWindow(id: "mail")
                stage.advance(by: 0.1)
                mail.descriptions = 0
                mail.account = "Bea"
                stage.close(stage.windows[1])
                stage.advance(by: 0.1)
                #expect(mail.descriptions == 1)
            }
        }

        @Test("The delegate of a closed window is released, although its description has read a model")
        func released() {
            weak var delegate: (any UISceneDelegate)?
            run(MailApp(mail)) { stage in
                openWindow(id: "mail")
                stage.advance(by: 0.1)
                delegate = stage.windows[1].windowScene?.delegate
                stage.close(stage.windows[1])
                stage.advance(by: 0.2)
                #expect(delegate == nil)
            }
        }

        @Test("A former model is released when a window shows another one")
        func replaced() {
            weak var former: Letter?
            run(MailApp(mail)) { stage in
                former = mail.selected
                let reports = Diagnostics.record {
                    mail.selected = Letter("Regards")
                    stage.advance(by: 0.1)
                }
                #expect(reports.isEmpty)
                #expect(stage.windows[0].shownTexts == ["Ada", "Regards"])
                stage.advance(by: 0.1)
                #expect(former == nil)
            }
        }

        @Test("A change on another thread describes a window again")
        func otherThread() async {
            let pair = ObservedPair()
            let stage = ApplicationStage(PairApp(pair))
            defer { stage.end() }
            stage.advance(by: 0.1)
            await Task.detached { pair.first = 1 }.value
            // The request of the other thread comes first.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            stage.advance(by: 0.1)
            #expect(stage.titles == ["1"])
        }

        // MARK: Mistakes

        @Test("A closure that creates a model is reported with the window, the model and the property")
        func createdModel() {
            run(CarelessApp(mail)) { stage in
                let reports = Diagnostics.record {
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                #expect(reports.map(\.rule) == ["window.creates-model"])
                #expect(reports.first?.subject == "Letters: 0")
                #expect(reports.first?.message.contains("creates a Letter each time") == true)
                #expect(reports.first?.message.contains("Mail") == true)
            }
        }

        @Test("A window whose closure creates a model keeps the model that it shows")
        func keptModel() {
            run(CarelessApp(mail)) { stage in
                _ = Diagnostics.record {
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                #expect(stage.windows[0].shownTexts == ["Ada", "Letter 1"])
            }
        }

        @Test("A body that creates a model is reported, and the window keeps the model that it shows")
        func createdByBody() {
            run(ForgetfulApp(mail)) { stage in
                let reports = Diagnostics.record {
                    mail.unread = 1
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                #expect(reports.map(\.rule) == ["window.creates-model"])
                #expect(stage.windows[0].shownTexts == ["Ada", "Letter 0"])
            }
        }

        @Test("A created model is found after a property with thousands of elements")
        func createdAfterData() {
            run(CrowdedApp(mail)) { stage in
                let reports = Diagnostics.record {
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                #expect(reports.map(\.rule) == ["window.creates-model"])
            }
        }

        @Test("A closure that creates a model is not called again, but the title of the window follows")
        func stopped() {
            run(CarelessApp(mail)) { stage in
                _ = Diagnostics.record {
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                mail.descriptions = 0
                for unread in 1...100 {
                    mail.unread = unread
                    mail.account = "\(unread)"
                    stage.advance(by: 1.0 / 60)
                }
                #expect(mail.descriptions == 0)
                stage.advance(by: 0.1)
                #expect(stage.titles == ["Letters: 100"])
            }
        }

        @Test("A model that is a local value of a component in the window is no mistake")
        func localModel() {
            run(LocalModelApp(mail)) { stage in
                let reports = Diagnostics.record {
                    mail.account = "Bea"
                    stage.advance(by: 0.1)
                }
                #expect(reports.isEmpty)
                #expect(stage.windows[0].shownTexts == ["Bea", "Local"])
            }
        }

        private func advanceFrames(_ count: Int, _ stage: ApplicationStage) {
            for _ in 0..<count { stage.advance(by: 1.0 / 60) }
        }

        @Test("A window that is described without end is reported once, and described once a second from then on")
        func endless() {
            run(EndlessApp(mail)) { stage in
                mail.unread = 1
                let reports = Diagnostics.record { advanceFrames(700, stage) }
                #expect(reports.map(\.rule) == ["window.update-loop"])
                #expect(reports.first?.subject == "Endless")
                mail.descriptions = 0
                advanceFrames(300, stage)
                #expect((4...6).contains(mail.descriptions))
            }
        }

        @Test("A model that changes a few times a second may be followed without end")
        func clock() {
            run(MailApp(mail)) { stage in
                let reports = Diagnostics.record {
                    for second in 1...1_000 {
                        mail.unread = second
                        stage.advance(by: 0.25)
                    }
                }
                #expect(reports.isEmpty)
                #expect(stage.titles == ["Ada: 1000"])
            }
        }

        @Test("Changes by the user may describe a window in each frame")
        func input() {
            run(MailApp(mail)) { stage in
                let reports = Diagnostics.record {
                    for unread in 1...1_000 {
                        if unread.isMultiple(of: 100) { stage.tap(at: CGPoint(x: 5, y: 5), in: stage.windows[0]) }
                        mail.unread = unread
                        stage.advance(by: 1.0 / 60)
                    }
                }
                #expect(reports.isEmpty)
            }
        }
    }
}
