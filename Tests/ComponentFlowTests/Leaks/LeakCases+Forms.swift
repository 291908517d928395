import ComponentFlow
import Foundation

extension LeakCase {
    /// The controls with which a text, a date, a color or one of several values is entered.
    static var editors: [LeakCase] {
        [
            LeakCase("TextArea") { token, isSecond in
                TextArea(text: isSecond ? "one" : "two", placeholder: "text") { _ in token.uses += 1 }
            },
            LeakCase("CodeEditor") { token, isSecond in
                CodeEditor("Code", text: isSecond ? "let a" : "let b") { _ in token.uses += 1 }
                    .coloring(CodeGrammar(keywords: ["let"]))
            },
            LeakCase("FormatBar") { FormatBar(TextFormatting(), items: $1 ? .bold : .all) },
            LeakCase("RichTextEditor") { token, isSecond in
                RichTextEditor("text", text: NSAttributedString(string: isSecond ? "one" : "two")) { _ in
                    token.uses += 1
                }
            },
            LeakCase("Picker with a menu") { picker($0, $1).pickerStyle(.menu) },
            LeakCase("Picker with a row for each option") { picker($0, $1).pickerStyle(.inline) },
            LeakCase("Picker with segments") { picker($0, $1).pickerStyle(.segmented) },
            LeakCase("Picker with a palette") { picker($0, $1).pickerStyle(.palette) },
            LeakCase("Picker in a menu") { token, isSecond in Menu("Choose") { picker(token, isSecond) } },
            LeakCase("Picker with a wheel") { picker($0, $1).pickerStyle(.wheel) },
            LeakCase("Picker with another style") { token, isSecond in
                picker(token, isSecond).pickerStyle(isSecond ? .wheel : .menu)
            },
            LeakCase("DatePicker") { token, isSecond in
                DatePicker("Date", selection: Date(timeIntervalSince1970: isSecond ? 0 : 100_000)) { _ in
                    token.uses += 1
                }
            },
            LeakCase("MultiDatePicker") { token, isSecond in
                let days: Set = [DateComponents(year: 2026, month: 2, day: isSecond ? 1 : 2)]
                return MultiDatePicker("Days", selection: days) { _ in token.uses += 1 }
            },
            LeakCase("StepperField") { token, isSecond in
                StepperField("Copies", value: isSecond ? 2 : 3) { _ in token.uses += 1 }
            },
            LeakCase("ColorPicker") { token, isSecond in
                ColorPicker("Color", selection: isSecond ? .red : .blue) { _ in token.uses += 1 }
            },
            LeakCase("FontPicker") { token, isSecond in
                let font = UIFontDescriptor(fontAttributes: [.family: isSecond ? "a" : "b"])
                return FontPicker("Font", selection: font) { _ in token.uses += 1 }
            },
        ]
    }

    private static func picker(_ token: LeakToken, _ isSecond: Bool) -> Picker<Int> {
        Picker("Number", selection: isSecond ? 2 : 1) {
            Text("one").tag(1)
            Text("two").tag(2)
        } selectionUpdated: { _ in
            token.uses += 1
        }
    }

    /// Forms, and components whose children are described by elements, sizes or values of the environment.
    static var forms: [LeakCase] {
        [
            LeakCase("Form, Section and LabeledContent") { token, isSecond in
                Form {
                    Section("Sound") {
                        LabeledContent(isSecond ? "Volume" : "Level") { Slider(value: 0.5) { _ in token.uses += 1 } }
                        if isSecond { Button("Mute") { token.uses += 1 } }
                    }
                }
            },
            LeakCase("DisclosureGroup") { token, isSecond in
                DisclosureGroup("More", isExpanded: Binding(get: { isSecond }, set: { _ in token.uses += 1 })) {
                    Button("one") { token.uses += 1 }
                }
            },
            LeakCase("DisclosureGroup that a tap expands") { token, isSecond in
                DisclosureGroup(isSecond ? "More" : "Fewer") { Button("one") { token.uses += 1 } }
            },
            LeakCase("ContentUnavailable") { token, isSecond in
                ContentUnavailable(isSecond ? "Nothing" : "Empty", description: "text") {
                    Button("Add") { token.uses += 1 }
                }
            },
            LeakCase("ForEach") { token, isSecond in
                VStack<Empty> {
                    ForEach(isSecond ? [3, 1, 4] : [1, 2, 3], id: \.self) { number in
                        box(number % 2 == 0).onTap { token.uses += 1 }
                    }
                }
            },
            LeakCase("EnvironmentProvider") { token, isSecond in
                LeakingReaderOfSize(token: token).environment(isSecond ? 8 : 9)
            },
            LeakCase("FlexRow") { token, isSecond in FlexRow(items(isSecond, token), gap: isSecond ? 2 : 4) },
            LeakCase("FlexColumn") { token, isSecond in FlexColumn(items(isSecond, token), gap: isSecond ? 2 : 4) },
            LeakCase("MainMenuButton") { MainMenuButton($1 ? "Menu" : "Program") },
        ]
    }
}

/// A composite component that reads a value of the environment.
private struct LeakingReaderOfSize: CompositeComponent {
    @Behavior var token: LeakToken

    var content: some Component<CGFloat> {
        let size = environment[CGFloat.self].value
        return VStack { Button("\(size)") { token.uses += 1 }.padding(size) }
    }
}
