import ComponentFlow

extension LeakCase {
    /// One case for each component of the module.
    static var all: [LeakCase] {
        leaves + controls + editors + composites + layouts + forms + modifiers + scrolling + presentations
    }

    static func box(_ isSecond: Bool) -> Rectangle {
        Rectangle(color: isSecond ? .red : .blue, width: isSecond ? 40 : 20, height: 20)
    }

    private static var leaves: [LeakCase] {
        [
            LeakCase("Rectangle") { box($1) },
            LeakCase("Text") { Text(text: $1 ? "one" : "another", color: $1 ? .red : .label) },
            LeakCase("Text with variants") {
                Text("one\ntwo").bold($1).multilineTextAlignment($1 ? .center : .trailing)
            },
            LeakCase("Text with lines") { Text("one").underline($1).strikethrough(color: $1 ? .red : .blue) },
            LeakCase("Text with attributes") {
                Text(
                    attributedText: NSAttributedString(string: $1 ? "one" : "another"), tintColor: .red, lineSpacing: 2)
            },
            LeakCase("SelectableText") { token, isSecond in
                SelectableText(isSecond ? "one" : "another", detectsLinks: isSecond).onOpenLink { _ in
                    token.uses += 1
                    return true
                }
            },
            LeakCase("Divider") { Divider(color: $1 ? .red : .blue) },
            LeakCase("Image") { Image(image: nil, tintColor: .red, size: CGSize(width: $1 ? 10 : 20, height: 10)) },
            LeakCase("RoundedRectangle") {
                RoundedRectangle(
                    colors: [.red, $1 ? .green : .blue], cornerRadius: $1 ? 4 : 8, stroke: $1 ? 2 : nil,
                    size: CGSize(width: 40, height: $1 ? 20 : 30), smoothCorners: $1)
            },
            LeakCase("Circle") {
                Circle(
                    fillColor: $1 ? .red : .blue, strokeColor: .black, strokeWidth: 1,
                    size: CGSize(width: 20, height: 20))
            },
            LeakCase("Gradient") {
                Gradient(colors: [.red, $1 ? .green : .blue], size: CGSize(width: 40, height: 40))
            },
            LeakCase("Shape") {
                Shape(.ellipse, fill: .red, trim: 0...($1 ? 1 : 0.5), size: CGSize(width: 30, height: 30))
            },
            LeakCase("Canvas") { token, isSecond in
                Canvas(redrawsWhen: isSecond) { context, size in
                    token.uses += 1
                    context.fill(CGRect(origin: .zero, size: size))
                }
            },
            LeakCase("Blur") { Blur(cornerRadius: $1 ? 4 : 8, size: CGSize(width: 40, height: 40)) },
            LeakCase("EmptyComponent") { _, _ in EmptyComponent() },
            LeakCase("Spacer") { Spacer(minLength: $1 ? 1 : 2) },
            LeakCase("ViewHost") { token, isSecond in
                ViewHost(value: isSecond) { () -> UIView in
                    token.uses += 1
                    return UIView(frame: .zero)
                } update: { _, _, _, _ in
                    token.uses += 1
                    return CGSize(width: 20, height: 20)
                }
            },
        ]
    }

    private static func selectedCells(_ isSecond: Bool) -> Binding<Set<Int>> {
        .constant(isSecond ? [1] : [2, 3])
    }

    @MainActor private static var collectionLayout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    private static var controls: [LeakCase] {
        [
            LeakCase("Button") { token, isSecond in
                let slot = ActionSlot<Bool>()
                slot.connect { _ in token.uses += 1 }
                return Button(
                    content: AnyComponent(box(isSecond)), isEnabled: true, action: { token.uses += 1 },
                    highlightedAction: slot
                ).withHoldAction { _ in token.uses += 1 }
            },
            LeakCase("Button with a style") { token, isSecond in
                Button("a", systemImage: "star") { token.uses += 1 }
                    .buttonStyle(isSecond ? .bordered : .borderedProminent)
            },
            LeakCase("Link") { token, isSecond in
                Link(isSecond ? "a" : "b", destination: URL(fileURLWithPath: "/")).onOpenLink { _ in
                    token.uses += 1
                    return true
                }
            },
            LeakCase("GroupBox") { token, isSecond in GroupBox(isSecond ? "a" : nil) { items(isSecond, token) } },
            LeakCase("Toggle") { token, isSecond in Toggle(isOn: isSecond) { _ in token.uses += 1 } },
            LeakCase("Toggle with a title") { token, isSecond in
                Toggle(isSecond ? "a" : "b", isOn: isSecond) { _ in token.uses += 1 }
            },
            LeakCase("Toggle with a label") { token, isSecond in
                let isOn = Binding(get: { isSecond }, set: { _ in token.uses += 1 })
                return Toggle(isOn: isOn) {
                    Text("a")
                    if isSecond { Button("b") { token.uses += 1 } }
                }
            },
            LeakCase("Slider") { token, isSecond in
                Slider(value: isSecond ? 0.2 : 0.8) { _ in token.uses += 1 }
            },
            LeakCase("Slider with labels") { token, isSecond in
                let value = Binding(get: { isSecond ? 0.2 : 0.8 }, set: { _ in token.uses += 1 })
                return Slider(value: value) {
                    Label(isSecond ? "a" : "b", systemImage: "star")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                } onEditingChanged: { _ in
                    token.uses += 1
                }
            },
            LeakCase("Stepper") { token, isSecond in Stepper(value: isSecond ? 2 : 8) { _ in token.uses += 1 } },
            LeakCase("Stepper with a title") { token, isSecond in
                Stepper(isSecond ? "a" : "b", value: isSecond ? 2 : 8) { _ in token.uses += 1 }
            },
            LeakCase("Stepper with a label") { token, isSecond in
                let value = Binding(get: { isSecond ? 2 : 8 }, set: { _ in token.uses += 1 })
                return Stepper(value: value) { Label(isSecond ? "a" : "b", systemImage: "star") }
            },
            LeakCase("SegmentedControl") { token, isSecond in
                SegmentedControl(titles: isSecond ? ["a", "b"] : ["a", "c", "d"], selectedIndex: 1) { _ in
                    token.uses += 1
                }
            },
            LeakCase("PageControl") { token, isSecond in
                PageControl(numberOfPages: 5, currentPage: isSecond ? 1 : 3) { _ in token.uses += 1 }
            },
            LeakCase("TextField") { token, isSecond in
                TextField(text: isSecond ? "one" : "two", placeholder: "text") { _ in token.uses += 1 }
            },
            LeakCase("SecureField with an action") { token, isSecond in
                VStack { SecureField(isSecond ? "a" : "b", text: .constant("c")) }.onSubmit { token.uses += 1 }
            },
            LeakCase("ComboBox") { token, isSecond in
                ComboBox(text: isSecond ? "one" : "two", options: ["one", "two"]) { _ in token.uses += 1 }
            },
            LeakCase("RangeSlider") { token, isSecond in
                RangeSlider(range: isSecond ? 0.2...0.3 : 0.8...0.9) { _ in token.uses += 1 }
            },
            LeakCase("Rating") { token, isSecond in
                Rating(value: isSecond ? 2 : 4, valueUpdated: { _ in token.uses += 1 })
            },
            LeakCase("Gauge") { Gauge(value: $1 ? 0.2 : 0.8) { Text("a") } },
            LeakCase("Gauge with a style") {
                Gauge(value: 0.5) { Text("a") }.gaugeStyle($1 ? .accessoryLinear : .accessoryCircular)
            },
            LeakCase("TokenField") { token, isSecond in
                TokenField("a", tokens: isSecond ? ["one", "two"] : ["two"]) { _ in token.uses += 1 }
                    .suggestions { _ in
                        token.uses += 1
                        return []
                    }
            },
            LeakCase("ProgressIndicator") { ProgressIndicator(value: $1 ? 0.2 : 0.8) },
            LeakCase("ProgressIndicator without a value") { ProgressIndicator(value: nil, color: $1 ? .red : .blue) },
            LeakCase("LabeledProgress") { token, isSecond in
                LabeledProgress("a", value: isSecond ? 0.2 : nil) { token.uses += 1 }
            },
            LeakCase("ActivityIndicator") { ActivityIndicator(color: $1 ? .red : .blue) },
        ]
    }

    @MainActor static func items(_ isSecond: Bool, _ token: LeakToken) -> [AnyComponentWithIdentity<Empty>] {
        let ids = isSecond ? [3, 1, 4, 5] : [1, 2, 3]
        return ids.map { id in
            box(id % 2 == 0).onTap { token.uses += 1 }.id(id)
                .appear(
                    ComponentTransition.Appear { view, transition in
                        token.uses += 1
                        transition.animateAlpha(view: view, from: 0, to: 1)
                    }
                )
                .disappear(
                    ComponentTransition.Disappear { view, transition, completion in
                        token.uses += 1
                        transition.setAlpha(view: view, alpha: 0) { _ in completion() }
                    })
        }
    }

    private static var composites: [LeakCase] {
        [
            LeakCase("CompositeComponent") { token, isSecond in LeakingTally(step: isSecond ? 1 : 2, token: token) },
            LeakCase("CompositeComponent with a model") { token, isSecond in
                LeakingReader(model: isSecond ? .first : .second, token: token)
            },
        ]
    }

    private static var layouts: [LeakCase] {
        [
            LeakCase("VStack") { VStack(items($1, $0), spacing: $1 ? 2 : 4) },
            LeakCase("HStack with aligned baselines") { token, isSecond in
                HStack(alignment: isSecond ? .firstTextBaseline : .lastTextBaseline) {
                    Text("a")
                    Button("b") { token.uses += 1 }
                }
            },
            LeakCase("HStack") { token, isSecond in
                HStack {
                    items(isSecond, token)
                    Spacer()
                    box(isSecond).flexible()
                }
            },
            LeakCase("ZStack") { ZStack(items($1, $0), alignment: $1 ? .topLeft : .bottom) },
            LeakCase("Wrap") { Wrap(items($1, $0), spacing: 4, isRightToLeft: $1) },
            LeakCase("Group") { token, isSecond in
                Group {
                    items(isSecond, token)
                    if isSecond { EmptyComponent() }
                }.padding(isSecond ? 1 : 2)
            },
            LeakCase("List") {
                List(items($1, $0), direction: $1 ? .horizontal : .vertical, appear: .default(scale: true))
            },
            LeakCase("Grid") { token, isSecond in
                Grid(horizontalSpacing: isSecond ? 2 : 4) { GridRow { items(isSecond, token) } }
            },
            LeakCase("LayoutContainer") { LayoutContainer(items($1, $0), layout: Pile(offset: $1 ? 1 : 2)) },
            LeakCase("ViewThatFits") { ViewThatFits(items($1, $0), vertical: $1) },
            LeakCase("SizeReader") { token, isSecond in
                SizeReader { size in
                    token.uses += 1
                    return box(isSecond).frame(size)
                }
            },
        ]
    }

    private static var modifiers: [LeakCase] {
        [
            LeakCase("Padding") { box($1).padding($1 ? 4 : 8) },
            LeakCase("Frame") { box($1).frame(width: $1 ? 60 : 80, alignment: .bottomRight) },
            LeakCase("FixedSize") { box($1).fixedSize(vertical: $1) },
            LeakCase("AspectRatio") { box($1).aspectRatio($1 ? 1 : 2) },
            LeakCase("Redacted") { token, isSecond in
                VStack {
                    Text("a").onTap { token.uses += 1 }
                    Image(systemName: "star").unredacted()
                }.redacted(reason: isSecond ? .placeholder : [], pulses: true)
            },
            LeakCase("SafeAreaPadding") { box($1).safeAreaPadding($1 ? .all : .top) },
            LeakCase("Background") { box($1).background($1 ? .red : .blue) },
            LeakCase("Overlay of a builder") { token, isSecond in
                box(isSecond).overlay { if isSecond { box(true).onTap { token.uses += 1 } } }
                    .background(alignment: .top) { box(false) }.border(.red, width: isSecond ? 1 : 2)
            },
            LeakCase("Overlay") { box($1).overlay(Text(text: $1 ? "a" : "b")) },
            LeakCase("Styled") {
                box($1).opacity($1 ? 0.5 : 1).scale($1 ? 2 : 1).cornerRadius(4).shadow(
                    ComponentShadow(radius: $1 ? 1 : 9))
            },
            LeakCase("Gestured") { token, isSecond in
                box(isSecond).onTap { token.uses += 1 }
                    .onTapGesture(count: 2) { token.uses += 1 }.onLongPressGesture { token.uses += 1 }
                    .gesture(.longPress { _ in token.uses += 1 }).gesture(.pan { _ in token.uses += 1 })
            },
            LeakCase("KeyCommanded") { token, isSecond in
                box(isSecond).keyCommand("a") { token.uses += 1 }
            },
            LeakCase("Described") { token, isSecond in
                box(isSecond).accessibilityLabel(isSecond ? "a" : "b").accessibilityAction { token.uses += 1 }
                    .accessibilityAdjustableAction { _ in token.uses += 1 }
            },
            LeakCase("Represented") { token, isSecond in
                box(isSecond).accessibilityRepresentation { Toggle(isOn: isSecond) { _ in token.uses += 1 } }
            },
            LeakCase("Button with a shortcut") { token, isSecond in
                Button(isSecond ? "a" : "b") { token.uses += 1 }.keyboardShortcut("a").disabled(isSecond)
            },
            LeakCase("DismissalConfirmed") { box($1).dismissalConfirmationDialog("Close?", shouldPresent: $1) },
            LeakCase("WindowTitled") { box($1).windowTitle($1 ? "a" : "b") },
            LeakCase("ContextMenued") { token, isSecond in
                box(isSecond).contextMenu { [UIAction(title: "a") { _ in token.uses += 1 }] }
            },
            LeakCase("Offset, rotation and hidden") { token, isSecond in
                box(isSecond).offset(x: isSecond ? 4 : 8).rotation(isSecond ? 1 : 2).hidden(isSecond)
                    .onHover { _ in token.uses += 1 }
            },
            LeakCase("Masked") { box($1).mask(Circle(fillColor: $1 ? .red : .blue)) },
            LeakCase("Masked with an outline") { box($1).clipShape($1 ? .circle : .capsule) },
            LeakCase("HitTested") { token, isSecond in
                box(isSecond).contentShape(isSecond ? .circle : .capsule).allowsHitTesting(isSecond)
                    .onTap { token.uses += 1 }
            },
            LeakCase("Badge") { box($1).badge($1 ? 1 : 2) },
            LeakCase("Inheriting") { token, isSecond in
                VStack {
                    Text("a")
                    Button("b") { token.uses += 1 }
                    Toggle(isOn: true) { _ in token.uses += 1 }
                }
                .font(.systemFont(ofSize: isSecond ? 9 : 12)).tint(isSecond ? .red : .blue).lineLimit(isSecond ? 1 : 2)
                .foregroundColor(isSecond ? .green : .black).disabled(isSecond)
            },
            LeakCase("Inheriting of labels and styles") { token, isSecond in
                VStack {
                    Toggle("a", isOn: isSecond) { _ in token.uses += 1 }
                    LabeledContent("b") { Button("c") { token.uses += 1 } }
                    TextField(text: "d") { _ in token.uses += 1 }
                }
                .labelsHidden().textFieldStyle(isSecond ? .plain : .roundedBorder)
            },
            LeakCase("Inheriting of text that is found") { token, isSecond in
                TextArea(text: "a") { _ in token.uses += 1 }.findDisabled(isSecond).replaceDisabled(!isSecond)
            },
            LeakCase("Attached with a find navigator") { token, isSecond in
                TextArea(text: "a") { _ in token.uses += 1 }
                    .findNavigator(
                        isPresented: Binding {
                            isSecond
                        } set: { _ in
                            token.uses += 1
                        })
            },
            LeakCase("LazyList with a style") { token, isSecond in
                LazyList(0..<3, id: \.self) { row in Button("\(row)") { token.uses += 1 } }
                    .listStyle(isSecond ? .sidebar : .insetGrouped).frame(height: 200)
            },
            LeakCase("MatchedGeometry") { token, isSecond in
                let namespace = token.namespace
                return ZStack {
                    if isSecond {
                        box(true).matchedGeometry(id: 1, in: namespace)
                    } else {
                        Button("a") { token.uses += 1 }.matchedGeometry(id: 1, in: namespace)
                    }
                }
            },
            LeakCase("MatchedGeometry that follows") { token, isSecond in
                let namespace = token.namespace
                return VStack {
                    Rectangle(color: .clear, width: 9, height: isSecond ? 9 : 5).matchedGeometry(id: 1, in: namespace)
                    Rectangle(color: .clear, width: 5, height: 5).matchedGeometry(id: 2, in: namespace)
                    Button("a") { token.uses += 1 }
                        .matchedGeometry(id: isSecond ? 2 : 1, in: namespace, isSource: false)
                }
            },
            LeakCase("Refreshable") { token, isSecond in
                ScrollView { box(isSecond) }.refreshable { token.uses += 1 }
            },
            LeakCase("Attached") { token, isSecond in
                box(isSecond).help(isSecond ? "a" : "b").pointerStyle(isSecond ? .link : .grab)
                    .onAppear { token.uses += 1 }.onDisappear { token.uses += 1 }
                    .onChange(of: isSecond) { token.uses += 1 }
                    .animation(.linear(duration: 1), value: isSecond)
                    .focusable().onKeyPress(.space) {
                        token.uses += 1
                        return .handled
                    }
                    .focused(
                        Binding {
                            isSecond
                        } set: { _ in
                            token.uses += 1
                        })
            },
            LeakCase("Draggable and drop target") { token, isSecond in
                box(isSecond)
                    .draggable {
                        token.uses += 1
                        return "text"
                    }
                    .dropTarget(for: String.self, isTargeted: { _ in token.uses += 1 }) { _, _ in token.uses += 1 }
            },
            // The closure of a task that has not run yet is retained by the runtime; see TaskModifierTests.
            LeakCase("Task") { box($1).task(id: $1) {} },
        ]
    }

    private static var scrolling: [LeakCase] {
        [
            LeakCase("ScrollView") { token, isSecond in
                let slot = ActionSlot<ScrollViewPosition>()
                let view = ScrollView {
                    VStack { for id in 0..<(isSecond ? 30 : 20) { box(isSecond).onTap { token.uses += 1 }.id(id) } }
                }
                return view.onScroll { _ in token.uses += 1 }.scrollTo(slot)
            },
            LeakCase("LazyList") { token, isSecond in
                let ids = isSecond ? Array(-3..<200) : Array(0..<200).filter { $0 != 2 }
                let controller = LazyListController()
                let section = LazyListSection(rows: ids, idOfRow: { $0 }) { id in
                    box(isSecond).onTap { token.uses += id }
                }
                return LazyList(sections: [section.header(Text(text: "header"))])
                    .controller(controller)
                    .onVisibleRowsChange { _ in token.uses += 1 }.onReachEnd { token.uses += 1 }
            },
            LeakCase("LazyVGrid") { token, isSecond in
                let ids = isSecond ? Array(-3..<200) : Array(0..<200).filter { $0 != 2 }
                return ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], spacing: 4) {
                        ForEach(ids, id: \.self) { id in box(isSecond).onTap { token.uses += id } }
                    }
                }
            },
            LeakCase("LazyHGrid") { token, isSecond in
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(isSecond ? 20 : 30))]) {
                        for id in 0..<(isSecond ? 40 : 30) { box(isSecond).onTap { token.uses += 1 }.id(id) }
                    }
                }
            },
            LeakCase("LazyVGrid with sections") { token, isSecond in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], pinnedViews: [.sectionHeaders]) {
                        ForEach(isSecond ? [0, 2] : [1, 0], id: \.self) { section in
                            Section("\(section)") {
                                ForEach(Array(0..<40), id: \.self) { id in box(isSecond).onTap { token.uses += id } }
                            }
                        }
                    }
                }
            },
            LeakCase("CollectionView") { token, isSecond in
                CollectionView(layout: collectionLayout, dependingOn: isSecond) {
                    Section("a") {
                        ForEach(isSecond ? [1, 2] : [2, 3], id: \.self) { id in box(isSecond).onTap { token.uses += id }
                        }
                    }
                }
                .selection(selectedCells(isSecond))
                .onActivate { (id: Int) in token.uses += id }
            },
            LeakCase("LazyList of a tree") { token, isSecond in
                LazyList(isSecond ? TreeNode.some : [TreeNode(1, [TreeNode(2)])], children: \.children) { node in
                    box(isSecond).onTap { token.uses += node.id }
                }
            },
            LeakCase("Table") { token, isSecond in
                let order = Binding<[KeyPathComparator<ListedFile>]>(get: { [] }, set: { _ in token.uses += 1 })
                let columns = Binding<TableColumnCustomization>(
                    get: { TableColumnCustomization() }, set: { _ in token.uses += 1 })
                return Table<ListedFile, Empty>(isSecond ? ListedFile.some : [], sortOrder: order) {
                    TableColumn("Name", value: \.name)
                    if isSecond { TableColumn("Kind") { _ in box(isSecond).onTap { token.uses += 1 } } }
                }
                .columnCustomization(columns)
                .rowContextMenu { (_: Set<Int>) in Button("Remove") { token.uses += 1 } }
            },
            LeakCase("LazyList with rows that can be moved") { token, isSecond in
                LazyList(isSecond ? [1, 2, 3] : [1, 2], id: \.self) { _ in box(isSecond) }
                    .onMove { (_: [Int], _: Int?) in token.uses += 1 }
            },
            LeakCase("LazyList with rows that are deleted and moved by offset") { token, isSecond in
                LazyList(isSecond ? [1, 2, 3] : [1, 2], id: \.self) { _ in box(isSecond) }
                    .onDelete { token.uses += $0.count }.onMove { token.uses += $0.count + $1 }
            },
            LeakCase("LazyList with selection and a search field") { token, isSecond in
                let selection = Binding<Int?>(get: { token.uses > 0 ? 1 : nil }, set: { _ in token.uses += 1 })
                let list = LazyList(isSecond ? [1, 2, 3] : [1, 2], id: \.self, selection: selection) { _ in
                    box(isSecond).onTap { token.uses += 1 }
                }
                return list.separators().emptyContent { box(isSecond) }.onActivate { (_: Int) in token.uses += 1 }
                    .searchable(text: .constant(isSecond ? "text" : ""))
            },
            LeakCase("LabelButton") { token, isSecond in
                LabelButton {
                    token.uses += 1
                } label: {
                    box(isSecond)
                    box(isSecond)
                }
            },
        ]
    }
}

/// A composite component with a local value and a closure.
private struct LeakingTally: CompositeComponent {
    let step: Int
    @Local var count = 0
    @Behavior var token: LeakToken

    var content: some Component<Empty> {
        Button("\(count)") {
            token.uses += 1
            withTransition(.spring(duration: 0.5)) { count += step }
        }
    }
}

/// A model that outlives the components that read it.
@Observable
private final class LeakModel: @unchecked Sendable {
    static let first = LeakModel()
    static let second = LeakModel()

    var count = 0
}

/// A composite component that reads a model and passes a binding to it.
private struct LeakingReader: CompositeComponent {
    @Bindable var model: LeakModel
    @Behavior var token: LeakToken

    var content: some Component<Empty> {
        VStack {
            Button("\(model.count)") {
                token.uses += 1
                model.count += 1
            }
            Stepper(value: $model.count)
        }
    }
}

/// Places all children at one point.
private struct Pile: ComponentLayout {
    let offset: CGFloat

    func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        for child in children { child.place(at: CGPoint(x: offset, y: offset)) }
        return availableSize
    }
}
