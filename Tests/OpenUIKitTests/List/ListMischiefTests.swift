import Testing

@testable import OpenUIKit

/// Lists whose data sources and delegates change them in the midst of everything; `LIST_SEEDS=300` tries more.
@Suite @MainActor struct ListMischiefTests {
    @MainActor private final class Mischief: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var numbers = Array(0..<60)
        var random: SeededGenerator
        var isAtWork = true
        private var next = 1000

        init(seed: Int) { random = SeededGenerator(seed: UInt64(seed) + 9) }

        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

        func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let number = numbers[indexPath.item]
            mischief(c)
            let cell = c.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.number = number
            return cell
        }

        func collectionView(
            _ c: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { mischief(c) }
        func collectionView(
            _ c: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { mischief(c) }
        func collectionView(_ c: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            mischief(c)
            return true
        }
        func collectionView(_ c: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            mischief(c)
            return true
        }
        func collectionView(_ c: UICollectionView, didSelectItemAt indexPath: IndexPath) { mischief(c) }
        func collectionView(_ c: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { mischief(c) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let view = scrollView as? UICollectionView { mischief(view) }
        }

        func mischief(_ view: UICollectionView) {
            guard isAtWork, Int.random(in: 0..<12, using: &random) == 0 else { return }
            switch Int.random(in: 0..<7, using: &random) {
            case 0: view.reloadData()
            case 1:
                view.performBatchUpdates {
                    self.next += 1
                    self.numbers.insert(self.next, at: 0)
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            case 2:
                guard !numbers.isEmpty else { return }
                view.performBatchUpdates {
                    self.numbers.removeLast()
                    view.deleteItems(at: [IndexPath(item: self.numbers.count, section: 0)])
                }
            case 3: view.contentOffset.y = CGFloat(Int.random(in: 0..<500, using: &random))
            case 4: view.collectionViewLayout.invalidateLayout()
            case 5: view.layoutIfNeeded()
            default: view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .top)
            }
        }
    }

    @Test("Whatever callbacks do to the list, it ends up showing exactly its data")
    func mischief() {
        let seeds = ProcessInfo.processInfo.environment["LIST_SEEDS"].flatMap(Int.init) ?? 60
        for seed in 0..<seeds {
            Stage.run(CGSize(width: 200, height: 200)) { stage in
                let source = Mischief(seed: seed)
                let layout = UICollectionViewFlowLayout()
                layout.minimumLineSpacing = 0
                layout.minimumInteritemSpacing = 0
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                view.delegate = source
                stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
                let found = Diagnostics.record {
                    for step in 0..<12 {
                        stage.advance(by: 0.05)
                        if step % 3 == 0 {
                            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -15), steps: 4)
                            stage.lift(100, 90)
                        } else {
                            stage.tap(CGFloat(20 + step * 11), 80)
                        }
                    }
                    source.isAtWork = false
                    stage.advance(by: 4)
                }
                // Updates while the list asks for its content are reported; everything else is allowed.
                #expect(found.allSatisfy { $0.rule == "list.update-during-layout" }, "seed \(seed): \(found)")
                let places = view.indexPathsForVisibleItems.map(\.item)
                let first = Int((view.contentOffset.y / 50).rounded(.down)) * 4
                let last = min(source.numbers.count, Int((view.bounds.maxY / 50).rounded(.up)) * 4)
                #expect(places == Array(first..<max(first, last)), "seed \(seed)")
                for cell in view.visibleCells {
                    let item = view.indexPath(for: cell)?.item ?? 0
                    #expect((cell as? NumberCell)?.number == source.numbers[item], "seed \(seed)")
                }
                #expect(view.subviews.count { $0 is NumberCell } == places.count, "seed \(seed)")
            }
        }
    }
}
