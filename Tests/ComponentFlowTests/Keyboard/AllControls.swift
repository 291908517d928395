import ComponentFlow
import Foundation

/// A page with all controls, lists and presentations.
struct AllControls: CompositeComponent {
    var content: some Component<Empty> {
        HStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 6) {
                    Texts()
                    Values()
                    Choices()
                }
                .frame(width: 330)
            }
            .frame(width: 340, height: 600)
            ScrollView {
                VStack(spacing: 6) {
                    Presentations()
                    Tabs()
                }
                .frame(width: 270)
            }
            .frame(width: 280, height: 600)
            Lists().frame(width: 260, height: 600)
        }
    }
}

private struct Texts: CompositeComponent {
    @Local var name = ""
    @Local var notes = "Two\nlines"
    @Local var tree = "Oak"
    @Local var tags = ["Home", "Work"]

    var content: some Component<Empty> {
        VStack(spacing: 6) {
            TextField("Name", text: $name)
            TextField("Password", text: $name, isSecure: true)
            TextField("Not enabled", text: $name, isEnabled: false)
            TextArea("Notes", text: $notes)
            ComboBox("Tree", text: $tree, options: ["Ash", "Oak"])
            TokenField("Tags", tokens: $tags).suggestions(["Home", "Travel", "Work"])
            Text("**Text** with a [link](https://example.org)")
        }
    }
}

private struct Values: CompositeComponent {
    @Local var isOn = true
    @Local var share = 0.5
    @Local var range = 0.2...0.6
    @Local var stars = 3
    @Local var count = 3.0
    @Local var page = 0
    @Local var color = UIColor.systemOrange
    @Local var font: UIFontDescriptor?

    var content: some Component<Empty> {
        VStack(spacing: 6) {
            Toggle(isOn: $isOn)
            Slider(value: $share)
            RangeSlider(range: $range)
            Rating(value: $stars)
            Stepper(value: $count, in: 0...5)
            PageControl(numberOfPages: 4, currentPage: $page)
            ColorPicker("Color", selection: $color)
            FontPicker("Font", selection: $font)
            Button("Count") { count += 1 }
            Button("Not enabled", isEnabled: false) {}
            DisclosureGroup("More") { Button("Less") { count -= 1 } }
        }
    }
}

private struct Choices: CompositeComponent {
    private static let styles: [PickerStyle] = [.menu, .segmented, .inline, .wheel, .palette]
    @Local var tree = "Oak"
    @Local var segment = 1
    @Local var date = Date(timeIntervalSince1970: 1_781_000_000)

    var content: some Component<Empty> {
        VStack(spacing: 6) {
            SegmentedControl(titles: ["Day", "Week", "Year"], selectedIndex: $segment)
            for style in Self.styles {
                Picker("Tree", selection: $tree) {
                    for tree in ["Ash", "Beech", "Oak"] { Text(tree).tag(tree) }
                }
                .pickerStyle(style)
                .id(style)
            }
            DatePicker("Date", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.inline)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheels)
        }
    }
}

private struct Presentations: CompositeComponent {
    @Local var isSheet = false
    @Local var isAlert = false
    @Local var isPopover = false
    @Local var path: [Int] = []

    var content: some Component<Empty> {
        VStack(spacing: 6) {
            Button("Sheet") { isSheet = true }
                .sheet(isPresented: $isSheet) { Answer() }
            Button("Alert") { isAlert = true }
                .alert("Continue?", isPresented: $isAlert) {
                    Button("Continue") {}
                    Button("Cancel", role: .cancel) {}
                }
            Button("Popover") { isPopover = true }
                .popover(isPresented: $isPopover) { Answer() }
            Menu("Sorted") {
                Button("Name") {}
                Divider()
                Button("Distance", isEnabled: false) {}
            }
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("On", value: 1)
                    Button("Twice") { path = [1, 2] }
                }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { place in
                    NavigationLink("On", value: place + 1).navigationTitle("Place \(place)")
                }
            }
            .frame(width: 260, height: 160)
        }
    }
}

/// What sheets and popovers show.
private struct Answer: CompositeComponent {
    @Local var answer = ""
    @Local var isSure = false

    var content: some Component<Empty> {
        VStack(spacing: 8) {
            TextField("Answer", text: $answer)
            Toggle(isOn: $isSure)
        }
        .padding(16)
        .frame(width: 240)
    }
}

private struct Tabs: CompositeComponent {
    @Local var tab = "planets"

    var content: some Component<Empty> {
        TabView(selection: $tab) {
            Button("Mars") {}
                .tabItem { Text("Planets") }
                .tag("planets")
            Button("Moon") {}
                .tabItem { Text("Moons") }
                .tag("moons")
        }
        .frame(width: 260, height: 160)
    }
}

private struct Group: Identifiable, Equatable {
    let id: String
    var members: [Group]?
}

private struct Planet: Identifiable, Equatable {
    let id: String
    let radius: Int
}

private struct Lists: CompositeComponent {
    private static let groups = [
        Group(id: "Animals", members: [Group(id: "Otter"), Group(id: "Owl")]), Group(id: "Plants", members: []),
    ]
    private static let planets = [Planet(id: "Earth", radius: 6_371), Planet(id: "Mars", radius: 3_390)]

    private static let tableSize = CGSize(width: 260, height: 120)

    @Local var rows: Set<Int> = []
    @Local var group: String?
    @Local var expanded: Set<String> = ["Animals"]
    @Local var selected: Set<String> = []
    @Local var order = [KeyPathComparator(\Planet.radius)]

    var content: some Component<Empty> {
        VStack(spacing: 6) {
            LazyList(0..<20, id: \.self, selection: $rows) { row in
                HStack {
                    Text("Row \(row)").padding(5)
                    Button("Open") {}
                }
            }
            .frame(height: 160)
            LazyList(Self.groups, children: \.members, expanded: $expanded) { Text($0.id).padding(5) }
                .selection($group)
                .typeToSelect { (name: String) in name }
                .frame(height: 130)
            Table(Self.planets.sorted(using: order), selection: $selected, sortOrder: $order) {
                TableColumn("Planet", value: \.id)
                TableColumn("Radius", value: \.radius) { Text("\($0.radius) km") }
            }
            .frame(height: 120)
            ViewHost(value: 0, make: { PlainTable(style: .plain) }, update: { _, _, _, _ in Self.tableSize })
        }
    }
}

/// A table view whose rows can be selected.
private final class PlainTable: UITableView, UITableViewDataSource {
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        dataSource = self
    }

    convenience init(style: UITableView.Style) {
        self.init(frame: .zero, style: style)
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Cell \(indexPath.row)"
        return cell
    }
}
