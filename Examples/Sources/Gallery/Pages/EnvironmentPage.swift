import ComponentFlow

extension Page {
    static let environment = Page(
        "environment", title: "Environment", topic: .data,
        about: Localized(
            "A value for all descendants, identified by its type. The component in the middle only forwards it and is not updated.",
            de:
                "Ein Wert für alle darunter, den sein Typ bezeichnet. Die mittlere Komponente reicht ihn nur weiter und läuft nicht neu.",
            ja: "下にあるすべてに届く値です。中間のコンポーネントは渡すだけで、再実行されません。"),
        demo: EnvironmentDemo())
}

// <code>
private struct Meter: Equatable {
    var level: Int
    var color: UIColor
}

/// The leaf, which reads the value.
private struct Bars: CompositeComponent {
    var content: some Component<Meter> {
        let meter = environment[Meter.self].value
        return HStack(alignment: .bottom, spacing: 8) {
            for index in 1...8 {
                let isFilled = index <= meter.level
                Rectangle(
                    color: isFilled ? meter.color : .systemFill,
                    width: 24, height: CGFloat(index) * 16
                )
                .cornerRadius(6)
                .id(index)
            }
        }
    }
}

/// The intermediate component, which does not depend on the value.
private struct Middle: CompositeComponent {
    var content: some Component<Meter> {
        Bars()
    }
}

/// The root, which provides the value.
private struct EnvironmentDemo: CompositeComponent {
    @Local var level = 2

    var content: some Component<Surroundings> {
        VStack(spacing: 30) {
            LabelButton {
                withTransition(.spring(duration: 0.4)) { level = 1 }
            } label: {
                Middle()
                Text("Reset").font(.footnote)
            }
            .environment(Meter(level: level, color: theme.accent))
            PillButton("One more") {
                withTransition(.spring(duration: 0.4)) {
                    level = level % 8 + 1
                }
            }
            .starter()
            .frame(minHeight: 40)
        }
    }
}
// </code>
