import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Making it accessible".

struct SoundSettings: CompositeComponent {
    @Local var isQuiet = false
    @Local var volume = 0.5

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            Text("Sound").font(.title).accessibilityHeading()
            Toggle("Quiet", isOn: $isQuiet)
            Slider(value: $volume).accessibilityLabel("Volume")
        }
    }
}

struct WeatherRow: CompositeComponent {
    let city: String
    let degrees: Int

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            Circle(fillColor: .systemYellow, size: CGSize(width: 12, height: 12))
            Text(city)
            Text("\(degrees) °C")
        }
        .accessibilityElement(children: .combine)
    }
}

struct ContactRow: CompositeComponent {
    let name: String
    let department: String

    var content: some Component<Empty> {
        let side = scaledMetric(32)
        return HStack(spacing: 12) {
            Circle(fillColor: .systemTeal, size: CGSize(width: side, height: side))
            Text(name).font(.headline)
            if !contentSizeCategory.isAccessibilityCategory {
                Text(department).foregroundColor(.secondaryLabel)
            }
        }
    }
}

struct RatedMessage: CompositeComponent {
    let title: String
    @Local var stars = 3
    @Local var isDeleted = false

    var content: some Component<Empty> {
        Text(isDeleted ? "Deleted" : title)
            .accessibilityValue("\(stars) stars")
            .accessibilityAdjustableAction { direction in
                stars = min(max(stars + (direction == .increment ? 1 : -1), 1), 5)
            }
            .accessibilityAction(named: "Delete") { isDeleted = true }
    }
}

@Suite("Code of the article on accessibility") @MainActor
struct MakingItAccessibleTests {
    @Test("The settings have a heading and named controls, and pass the audit")
    func settings() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(SoundSettings())
        #expect(stage.accessibilityOutline.contains(#"toggleSwitch "Quiet" unchecked"#))
        #expect(stage.auditAccessibility([.missingName, .targetSize, .order, .focusTrap]) == [])
        #expect(stage.accessibilityOutline.first == #"heading "Sound" level 1"#)
    }

    @Test("The row is one element that joins its texts")
    func row() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(WeatherRow(city: "Oslo", degrees: 12))
        #expect(stage.accessibilityOutline == [#"label "Oslo, 12 °C""#])
    }

    @Test("With large text, the department is left out")
    func textSize() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(ContactRow(name: "Ada", department: "Engines"))
        #expect(stage.accessibilityOutline == [#"label "Ada""#, #"label "Engines""#])
        stage.setTextScale(3.1)
        #expect(stage.accessibilityOutline == [#"label "Ada""#])
    }

    @Test("The message is rated and deleted by assistive technologies")
    func actions() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(RatedMessage(title: "Lunch"))
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.perform(.increment, on: "Lunch"))
        #expect(stage.accessibilityOutline == [#"slider "Lunch" = 4 stars actions Delete"#])
        #expect(technology.perform(.custom(0), on: "Lunch"))
        #expect(stage.accessibilityOutline == [#"slider "Deleted" = 4 stars actions Delete"#])
    }
}
