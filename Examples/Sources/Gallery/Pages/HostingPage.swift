import ComponentFlow

extension Page {
    static let hosting = Page(
        "hosting", title: "Components in cells", topic: .collections,
        about: Localized(
            "Compositional layouts arrange components: each shelf scrolls on its own, and cells have the height of their content.",
            de: "Layouts ordnen Komponenten an: Jedes Regal scrollt für sich, Zellen sind so hoch wie ihr Inhalt.",
            ja: "レイアウトがコンポーネントを配置します。棚は個別にスクロールし、セルの高さは内容に従います。"),
        demo: HostingDemo())
}

// <code>
private struct HostingDemo: CompositeComponent {
    @Local var shelves = ["Fruit", "Tools", "Places"]

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            CollectionView(layout: layout()) {
                ForEach(shelves, id: \.self) { shelf in
                    Section(shelf) {
                        ForEach(0..<12, id: \.self) { number in
                            ShelfTile(shelf: shelf, number: number)
                        }
                    }
                }
            }
            .frame(height: 300)
            Button("Reverse the shelves") {
                withTransition(.spring(duration: 0.4)) {
                    shelves.reverse()
                }
            }
            ViewHost(value: 0, make: makeList) { _, _, size, _ in
                CGSize(width: size.width, height: 150)
            }
        }
    }
}
// </code>

// <code>
private struct ShelfTile: CompositeComponent {
    let shelf: String
    let number: Int
    @Local var count = 0

    var content: some Component<Empty> {
        let hue = CGFloat(number) / 12
        return Button {
            count += 1
        } label: {
            Text("\(count)").font(.headline)
                .foregroundColor(.black)
                .frame(width: 72, height: 72)
                .background(
                    UIColor(
                        hue: hue, saturation: 0.35,
                        brightness: 0.95, alpha: 1)
                )
                .cornerRadius(12)
        }
        .accessibilityLabel("\(shelf) \(number + 1)")
        .accessibilityValue("\(count)")
    }
}

@MainActor private func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
        widthDimension: .absolute(80), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(36)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
}
// </code>

// <code>
/// A list of UIKit, whose cells contain components.
@MainActor private func makeList() -> UIView { HostingList() }

private final class HostingList: UIView {
    private let list = UICollectionView(
        frame: .zero,
        collectionViewLayout:
            UICollectionViewCompositionalLayout
            .list(using: .init(appearance: .insetGrouped)))
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
        super.init(frame: .zero)
        let cells = UICollectionView.CellRegistration<
            UICollectionViewListCell, Int
        > { cell, _, number in
            cell.contentConfiguration = UIHostingConfiguration {
                SettingRow(number: number)
            }
        }
        source = .init(collectionView: list) { view, path, number in
            view.dequeueConfiguredReusableCell(
                using: cells, for: path, item: number)
        }
        list.layer.cornerRadius = 12
        addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source?.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }
}

private struct SettingRow: CompositeComponent {
    let number: Int
    @Local var isOn = false

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 6) {
            Toggle("Option \(number)", isOn: $isOn)
            if isOn {
                Text("The row grows with its content.")
                    .font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
// </code>
