import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Mixing views and components", verbatim.

final class StationsController: UITableViewController {
    let stations: [Station]

    init(stations: [Station]) {
        self.stations = stations
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stations.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = stations[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let station = stations[indexPath.row]
        let controller = ComponentViewController(StationScreen(station: station))
        controller.title = station.name
        navigationController?.pushViewController(controller, animated: true)
    }
}

@Observable final class Station {
    let name: String
    var level = 0.5

    init(name: String) {
        self.name = name
    }
}

struct StationScreen: CompositeComponent {
    @Bindable var station: Station

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            Text("\(Int(station.level * 100)) %").font(.title)
            Slider(value: $station.level).frame(width: 200)
        }
    }
}

final class StationHeader: UIView {
    private let host = ComponentHostView<Empty>()
    var station: Station { didSet { setNeedsLayout() } }

    init(station: Station) {
        self.station = station
        super.init(frame: .zero)
        addSubview(host)
        host.sizeDidChange = { [weak self] _, _ in self?.setNeedsLayout() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let screen = AnyComponent(StationScreen(station: station))
        let size = host.update(component: screen, containerSize: bounds.size)
        host.frame = CGRect(origin: .zero, size: size)
    }
}

final class StationsInCells: UIView {
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>

    init(names: [String]) {
        view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            cell.contentConfiguration = UIHostingConfiguration {
                StationRow(name: name)
            }
            .margins(.vertical, 6)
        }
        source = .init(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        super.init(frame: .zero)
        addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        view.frame = bounds
    }
}

struct StationRow: CompositeComponent {
    let name: String
    @Local var isFavorite = false

    var content: some Component<Empty> {
        Toggle(name, isOn: $isFavorite)
    }
}

struct LevelBar: CompositeComponent {
    let level: Float

    var content: some Component<Empty> {
        ViewHost(value: level) {
            UIProgressView(progressViewStyle: .bar)
        } update: { view, level in
            view.setProgress(level, animated: false)
        }
        .frame(width: 200)
    }
}

@Suite("The article Mixing views and components") @MainActor
struct MixingViewsTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let station = Station(name: "Harbor")

    @Test("A row of the table opens a screen of components, which follows the model")
    func controller() throws {
        stage.show(UINavigationController(rootViewController: StationsController(stations: [station])))
        try stage.tap("Harbor")
        stage.settle()
        #expect(stage.contains("50 %"))
        station.level = 0.75
        stage.advance(by: 0.1)
        #expect(stage.contains("75 %"))
    }

    @Test("The component in a view follows the model, and another model")
    func header() {
        let header = StationHeader(station: station)
        stage.show(header)
        station.level = 0.25
        stage.advance(by: 0.1)
        #expect(stage.contains("25 %"))
        header.station = Station(name: "Airport")
        stage.advance(by: 0.1)
        #expect(stage.contains("50 %"))
    }

    @Test("A cell shows components, with the state of each item")
    func cells() throws {
        stage.show(StationsInCells(names: ["Harbor", "Airport"]))
        try stage.tap("Airport")
        stage.settle()
        #expect(try stage.element("Airport").isOn == true)
        #expect(try stage.element("Harbor").isOn == false)
    }

    @Test("A view in a component shows the value, in its own height")
    func bar() throws {
        let size = stage.show(LevelBar(level: 0.5))
        #expect(size.width == 200)
        #expect(size.height == UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height)
        stage.show(LevelBar(level: 0.75))
        let view = try #require(firstProgressView(in: stage.window))
        #expect(view.progress == 0.75)
    }

    private func firstProgressView(in view: UIView) -> UIProgressView? {
        view as? UIProgressView ?? view.subviews.lazy.compactMap { firstProgressView(in: $0) }.first
    }
}
