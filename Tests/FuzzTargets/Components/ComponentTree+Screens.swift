import ComponentFlow
import Foundation

// Forms, controls with bindings, screens, presentation and behaviors; a, b, c and d denote the parameters.

extension ComponentTree {
    private static let day = Date(timeIntervalSince1970: 1_790_000_000)

    /// Returns a part of a screen; `nil` for other kinds.
    @MainActor func screen<E>(_ type: E.Type) -> AnyComponent<E>? {
        switch kind {
        case .picker, .datePicker, .colorPicker: return choosing()
        case .unavailable:
            return free(
                ContentUnavailable<Empty>("\(self[0])", description: self[1] > 3 ? "two words" : nil).frame(
                    maxWidth: 60))
        case .menu, .labelButton: return pressed(child(0).component(type))
        case .behaving: return behaving(child(0).component(type))
        case .disclosure, .covered, .form, .tabs, .searched, .suggested:
            return AnyComponent(FuzzBound<E>(tree: self))
        case .pages: return pages(type)
        case .comboBox:
            let box = FuzzComboBox(
                options: ["a", "b", "c"].suffix(self[1] % 4), placeholder: self[2] > 3 ? "hint" : "",
                allowsOtherValues: self[2] % 2 == 0, isEnabled: self[3] < 6)
            return free(box.frame(maxWidth: 60))
        case .tokenField:
            let field = TokenField(
                "hint", tokens: Array(["a", "two words", "c"].prefix(self[1] % 4)), allowsDuplicates: self[2] > 3,
                isEnabled: self[3] < 6
            ) { _ in }
            return free(field.frame(maxWidth: 60))
        case .fontPicker:
            let font = self[0] < 4 ? nil : UIFontDescriptor(fontAttributes: [.family: "Inter"])
            return free(FontPicker("f", selection: font, isEnabled: self[1] < 6) { _ in }.frame(maxWidth: 60))
        case .link:
            let destination = URL(fileURLWithPath: "/\(self[0])")
            return self[1] < 4
                ? free(Link(self[1] % 2 == 0 ? "a" : "two words", destination: destination))
                : free(Link(destination: destination) { Rectangle(color: color(1), width: 9, height: 5) })
        case .navigation, .split: return AnyComponent(controlled(type))
        default: return nil
        }
    }

    /// Returns a view with a page for each child.
    @MainActor private func pages<E>(_ type: E.Type) -> AnyComponent<E> {
        let selection = items.isEmpty ? 0 : self[0] % items.count
        let view = PageView<E>(
            selection: .constant(selection), axis: self[1] > 5 ? .vertical : .horizontal, spacing: CGFloat(self[2] % 3),
            showsIndicator: self[3] < 5
        ) {
            for item in items { AnyComponentWrapper(content: item.tree.component(type)).id(item.id) }
        }
        return AnyComponent(view.frame(minWidth: 70, maxWidth: 70, minHeight: 60, maxHeight: 60))
    }

    @MainActor private func choosing<E>() -> AnyComponent<E> {
        let isEnabled = self[0] < 6
        switch kind {
        case .picker:
            let styles: [PickerStyle] = [.menu, .inline, .segmented, .wheel]
            let picker = FuzzPicker(count: 1 + self[2] % 4, style: styles[self[3] % 4], isEnabled: isEnabled)
            return free(picker.frame(maxWidth: 60, maxHeight: 60))
        case .datePicker:
            let date = Self.day.addingTimeInterval(Double(self[1]) * 86_400)
            return free(DatePicker("d", selection: date, isEnabled: isEnabled) { _ in }.frame(maxWidth: 60))
        default:
            return free(ColorPicker("c", selection: color(1), supportsOpacity: self[0] % 2 == 0) { _ in })
        }
    }

    @MainActor private func pressed<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        if kind == .labelButton {
            return AnyComponent(
                LabelButton<E>(isEnabled: self[0] < 6, action: {}) { AnyComponentWrapper(content: content) })
        }
        let number = self[1]
        let menu = Menu<E>(isEnabled: self[0] < 6) {
            Button("\(number)") {}
        } label: {
            AnyComponentWrapper(content: content)
        }
        return AnyComponent(menu)
    }

    /// Returns the content with one of the modifiers that react to events.
    @MainActor private func behaving<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        let content = AnyComponentWrapper(content: content)
        if self[2] > 4 { return accessible(content) }
        switch self[0] {
        case 0: return AnyComponent(content.task(id: self[1]) {})
        case 1: return AnyComponent(content.onDisappear {})
        case 2: return AnyComponent(content.onHover { _ in })
        case 3: return AnyComponent(content.onKeyPress("k") { .handled })
        case 4: return AnyComponent(content.focusable().focused(.constant(self[1] > 3)))
        case 5: return AnyComponent(content.draggable { "text" })
        case 6: return AnyComponent(content.dropTarget(for: String.self) { _, _ in })
        default: return AnyComponent(content.contextMenu { Button("one") {} })
        }
    }

    /// Returns the content with accessibility attributes, or with those of the screen around it.
    @MainActor private func accessible<E>(_ content: AnyComponentWrapper<E>) -> AnyComponent<E> {
        let name = "\(self[1])"
        switch self[0] {
        case 0: return AnyComponent(content.accessibilityLabel(name).accessibilityHint(name).accessibilityValue(name))
        case 1: return AnyComponent(content.accessibilityElement(children: .combine).accessibilityHeading(self[1]))
        case 2: return AnyComponent(content.accessibilityHidden(self[1] > 3).accessibilitySortPriority(Double(self[1])))
        case 3: return AnyComponent(content.accessibilityAction {}.accessibilityAdjustableAction { _ in })
        case 4:
            return AnyComponent(content.accessibilityRepresentation { AnyComponentWrapper(content: content.content) })
        case 5: return AnyComponent(content.navigationTitle(name).toolbar { ToolbarItem { Button(name) {} } })
        case 6:
            return AnyComponent(
                content.windowTitle(name).accessibilityAddTraits(.header).accessibilityRemoveTraits(.button))
        default: return AnyComponent(content.onOpenURL { _ in }.accessibilityRotor(name, identifiers: [name]))
        }
    }

    @MainActor private func controlled<E>(_ type: E.Type) -> Modified<E> {
        let (first, second) = (child(0).component(type), child(1).component(type))
        if kind == .split {
            return NavigationSplitView<E> {
                AnyComponentWrapper(content: first)
            } detail: {
                AnyComponentWrapper(content: second)
            }.frame(minWidth: 90, maxWidth: 90, minHeight: 80, maxHeight: 80)
        }
        let path = self[1] > 3 ? [self[0]] : []
        return NavigationStack<E>(path: .constant(path)) {
            NavigationLink<E>(value: 1) { AnyComponentWrapper(content: first) }.navigationDestination(for: Int.self) {
                _ in
                AnyComponentWrapper(content: second)
            }
        }.frame(minWidth: 90, maxWidth: 90, minHeight: 80, maxHeight: 80)
    }
}

/// A component with bindings to the model, which are read while its body runs.
private struct FuzzBound<ChildEnvironment>: CompositeComponent {
    let tree: ComponentTree

    var content: some Component<ChildEnvironment> {
        AnyComponentWrapper(content: bound)
    }

    private var isOn: Binding<Bool> {
        Binding {
            FuzzModel.shared.isOn
        } set: { isOn in
            FuzzModel.shared.isOn = isOn
        }
    }

    private var text: Binding<String> {
        Binding {
            FuzzModel.shared.text
        } set: { text in
            FuzzModel.shared.text = text
        }
    }

    /// One of two tabs.
    private var choice: Binding<Int> {
        Binding {
            FuzzModel.shared.choice % 2
        } set: { choice in
            FuzzModel.shared.choice = choice
        }
    }

    @MainActor private var bound: AnyComponent<ChildEnvironment> {
        let content = AnyComponentWrapper<ChildEnvironment>(content: tree.child(0).component())
        let title = "\(tree[1])"
        switch tree.kind {
        case .form: return AnyComponent(form(title))
        case .tabs: return AnyComponent(tabs(content))
        case .searched:
            return AnyComponent(
                content.searchable(text: text, prompt: title)
                    .frame(minWidth: 70, maxWidth: 70, minHeight: 60, maxHeight: 60))
        case .suggested:
            return AnyComponent(
                content.searchable(text: text, prompt: title).searchSuggestions {
                    Text("a").searchCompletion("one")
                    if tree[0] > 3 { Rectangle(color: .red, width: 9, height: 5).searchCompletion("two") }
                }.frame(minWidth: 70, maxWidth: 70, minHeight: 60, maxHeight: 60))
        case .disclosure:
            return AnyComponent(DisclosureGroup<ChildEnvironment>(title, isExpanded: isOn) { content })
        default: return covered(content, title)
        }
    }

    /// Returns the content under a screen that is presented while the model's switch is on.
    private func covered(
        _ content: AnyComponentWrapper<ChildEnvironment>, _ title: String
    ) -> AnyComponent<ChildEnvironment> {
        switch tree[0] {
        case 0, 1: AnyComponent(content.sheet(isPresented: isOn) { Text(title) })
        case 2: AnyComponent(content.alert(title, isPresented: isOn) { Button("one") {} })
        case 3: AnyComponent(content.confirmationDialog(title, isPresented: isOn) { Button("one") {} })
        case 4, 5: AnyComponent(content.popover(isPresented: isOn) { Text(title) })
        default: AnyComponent(content.fullScreenCover(isPresented: isOn) { Text(title) })
        }
    }

    @MainActor private func form(_ title: String) -> Modified<ChildEnvironment> {
        let items = tree.components(ChildEnvironment.self)
        return Form<ChildEnvironment> {
            Section<ChildEnvironment>(title) {
                items
                Toggle(title, isOn: isOn)
                LabeledContent<ChildEnvironment>("a") { Text(title) }
            }
        }.frame(minWidth: 70, maxWidth: 70, minHeight: 60, maxHeight: 60)
    }

    @MainActor private func tabs(_ first: AnyComponentWrapper<ChildEnvironment>) -> Modified<ChildEnvironment> {
        let second = AnyComponentWrapper<ChildEnvironment>(content: tree.child(1).component())
        return TabView<ChildEnvironment>(selection: choice) {
            first.tabItem { Text("a") }.tag(0)
            second.tabItem { Text("b") }.tag(1)
        }.frame(minWidth: 90, maxWidth: 90, minHeight: 80, maxHeight: 80)
    }
}

/// A picker of the model's choice.
private struct FuzzPicker: CompositeComponent {
    let count: Int
    let style: PickerStyle
    let isEnabled: Bool

    var content: some Component<Empty> {
        let model = FuzzModel.shared
        let choice = Binding {
            model.choice
        } set: { choice in
            model.choice = choice
        }
        return Picker("p", selection: choice, isEnabled: isEnabled) {
            for number in 0..<count { PickerOption("\(number)", number) }
        }.pickerStyle(style)
    }
}

/// A combo box that stores its text in the model, as a fresh render shows no text that nothing stores.
private struct FuzzComboBox: CompositeComponent {
    let options: [String]
    let placeholder: String
    let allowsOtherValues: Bool
    let isEnabled: Bool

    var content: some Component<Empty> {
        let model = FuzzModel.shared
        return ComboBox(
            text: model.text, options: options, placeholder: placeholder, allowsOtherValues: allowsOtherValues,
            isEnabled: isEnabled
        ) { model.text = $0 }
    }
}
