import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

/// Tests the colors, insets and shadows of backgrounds, and the opacity of list contents.
@Suite @MainActor struct BackgroundConfigurationTests {
    private func state(_ list: ListEnvironment?) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        if let list { state.listEnvironment = list }
        return state
    }

    private func show(_ configuration: UIBackgroundConfiguration, margins: UIEdgeInsets = .zero)
        -> (parent: UIView, view: BackgroundConfigurationView)
    {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        parent.layoutMargins = margins
        parent.tintColor = .systemOrange
        let view = BackgroundConfigurationView(frame: parent.bounds)
        parent.addSubview(view)
        view.configuration = configuration
        parent.layoutIfNeeded()
        return (parent, view)
    }

    // MARK: Colors

    @Test(
        "The background of a list cell has the color of cells in its list",
        arguments: [ListEnvironment?.none, .plain, .grouped, .sidebar])
    func listCell(list: ListEnvironment?) {
        let expected: UIBackgroundConfiguration =
            switch list {
            case .sidebar: .listSidebarCell()
            case .grouped: .listGroupedCell()
            case .plain, nil: .listPlainCell()
            }
        let (shown, usual) = (
            UIBackgroundConfiguration.listCell().updated(for: state(list)), expected.updated(for: state(list))
        )
        #expect(shown.backgroundColor == usual.backgroundColor)
        #expect(shown.cornerRadius == usual.cornerRadius)
        #expect(shown.backgroundInsets == usual.backgroundInsets)
    }

    @Test("The background of a list cell keeps a corner radius that was set")
    func keptRadius() {
        var configuration = UIBackgroundConfiguration.listCell()
        configuration.cornerRadius = 3
        #expect(configuration.updated(for: state(.sidebar)).cornerRadius == 3)
    }

    @Test("Rows of a grouped list have the color of grouped cells with the background of a list cell")
    func groupedRow() throws {
        try WindowStage.run { stage in
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            let list = CompositionalStage(stage, layout, counts: [])
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                cell.backgroundConfiguration = .listCell()
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot, animatingDifferences: false)
            stage.frame()
            let cell = try #require(list.view.visibleCells.first)
            let ground = try #require(cell.subviews.first as? BackgroundConfigurationView)
            #expect(ground.configuration.backgroundColor == .secondarySystemGroupedBackground)
        }
    }

    @Test("A background without a color has the tint color, also after the tint color changed")
    func tintedBackground() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        let (parent, view) = show(configuration)
        #expect(view.subviews.first?.backgroundColor == .systemOrange)
        parent.tintColor = .systemPink
        #expect(view.subviews.first?.backgroundColor == .systemPink)
    }

    @Test("The resolved color is that of the configuration, otherwise the default color, otherwise the tint color")
    func resolvedColor() {
        var configuration = UIBackgroundConfiguration.clear()
        #expect(configuration.resolvedBackgroundColor(for: .red) == .clear)
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
        configuration.backgroundColor = .blue
        #expect(configuration.resolvedBackgroundColor(for: .red) == .blue)
        #expect(UIBackgroundConfiguration.listPlainCell().resolvedBackgroundColor(for: .red) == .systemBackground)
    }

    @Test("The resolved color is transformed")
    func transformedColor() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(configuration.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    }

    // MARK: Insets

    @Test("The margins of the superview are added to the insets at the given edges, and followed")
    func margins() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        let (parent, view) = show(configuration, margins: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(view.subviews.first?.frame == CGRect(x: 22, y: 1, width: 74, height: 26))
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 5, bottom: 6, right: 40)
        parent.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 7, y: 1, width: 89, height: 50))
    }

    @Test("The background of a button has the margins of the button as well")
    func buttonMargins() {
        WindowStage.run { stage in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.background.edgesAddingLayoutMarginsToBackgroundInsets = .all
            let button = stage.add(UIButton(configuration: configuration), CGRect(x: 0, y: 0, width: 120, height: 60))
            button.layoutMargins = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
            stage.frame()
            #expect(button.subviews.first?.frame == CGRect(x: 6, y: 4, width: 104, height: 48))
        }
    }

    // MARK: Shadows

    @Test("The shadow is that of the configuration, and removed with it")
    func shadow() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.shadowProperties.color = .red
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 7
        configuration.shadowProperties.offset = CGSize(width: 1, height: 2)
        configuration.shadowProperties.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        let (_, view) = show(configuration)
        #expect(view.layer.shadowOpacity == 0.5)
        #expect(view.layer.shadowRadius == 7)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view.layer.shadowColor == UIColor.red.cgColor)
        #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
        view.configuration = .clear()
        #expect(view.layer.shadowOpacity == 0)
    }

    @Test("The shadow of a button's background is displayed")
    func buttonShadow() {
        WindowStage.run { stage in
            var configuration = UIButton.Configuration.filled()
            configuration.background.shadowProperties.opacity = 0.25
            let button = stage.add(UIButton(configuration: configuration), CGRect(x: 0, y: 0, width: 120, height: 60))
            stage.frame()
            #expect(button.subviews.first?.layer.shadowOpacity == 0.25)
        }
    }

    @Test("The outline of a shadow is the shape of the background")
    func shadowOutline() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.shadowProperties.opacity = 0.5
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let (_, view) = show(configuration)
        #expect(view.layer.shadowPath?.boundingBox == view.bounds.insetBy(dx: 4, dy: 4))
    }

    /// Returns a pixel near a button at (20, 20) with a background of 100 by 40 points, 10 points inside of the button.
    private func pixel(_ x: Int, _ y: Int, _ change: (inout UIShadowProperties) -> Void) -> String? {
        var result: String?
        WindowStage.run { stage in
            var configuration = UIButton.Configuration.plain()
            configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 10, leading: 10, bottom: 10, trailing: 10)
            configuration.background.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            configuration.background.shadowProperties.color = .red
            configuration.background.shadowProperties.opacity = 1
            configuration.background.shadowProperties.radius = 0
            change(&configuration.background.shadowProperties)
            stage.window.backgroundColor = .white
            stage.add(UIButton(configuration: configuration), CGRect(x: 20, y: 20, width: 120, height: 60))
            stage.frame()
            result = stage.pixel(x, y)?.description
        }
        return result
    }

    @Test("A background with an image has a shadow outside of it")
    func imageShadow() {
        #expect(pixel(80, 80) { $0.offset = CGSize(width: 0, height: 20) } == "#ff0000ff")
    }

    @Test("The path of a button's shadow is in the coordinates of the button")
    func shadowPathCoordinates() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(
            pixel(23, 23) {
                $0.offset = .zero
                $0.path = path
            } == "#ff0000ff")
    }

    // MARK: Opacity

    @Test("The opacity of a list content applies to its texts and its image, and not to the view")
    func opacity() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText, content.image) = ("Text", "Details", UIImage(systemName: "star"))
        content.alpha = 0.5
        let view = UIListContentView(configuration: content)
        #expect(view.subviews.map(\.alpha) == [0.5, 0.5, 0.5])
        #expect(view.alpha == 1)
        content.alpha = 1
        view.configuration = content
        #expect(view.subviews.map(\.alpha) == [1, 1, 1])
    }
}
