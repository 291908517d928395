import Foundation
import TestSupport
import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

/// Layouts whose attributes a dynamic animator moves.
@Suite("Dynamic layouts", .serialized) @MainActor struct DynamicLayoutTests {
    /// Items in a row that hang on springs, and swing when they are pushed away.
    private final class SpringLayout: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private(set) var preparations = 0

        override func prepare() {
            super.prepare()
            preparations += 1
            guard animator.behaviors.isEmpty else { return }
            let rect = CGRect(origin: .zero, size: collectionViewContentSize)
            for attributes in super.layoutAttributesForElements(in: rect) ?? [] {
                guard let item = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private func run(_ body: (WindowStage, UICollectionView, SpringLayout) throws -> Void) rethrows {
        try WindowStage.run { stage in
            let (layout, source) = (SpringLayout(), Source())
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            try withExtendedLifetime(source) { try body(stage, view, layout) }
            layout.animator.removeAllBehaviors()
        }
    }

    private let first = IndexPath(item: 0, section: 0)

    @Test("Attributes on springs begin at their places in the layout")
    func begins() {
        run { _, view, _ in
            #expect(view.visibleCells.count == 8)
            #expect(view.cellForItem(at: first)?.center == CGPoint(x: 25, y: 25))
        }
    }

    @Test("A cell follows its attributes back to the anchor of their spring, and the layout is prepared in each frame")
    func springsBack() throws {
        try run { stage, view, layout in
            stage.advance(by: 2)
            let item = try #require(layout.animator.layoutAttributesForCell(at: first))
            item.center.y = 75
            layout.animator.updateItem(usingCurrentState: item)
            let preparations = layout.preparations
            stage.advance(by: 0.1)
            let center = try #require(view.cellForItem(at: first)?.center)
            #expect(center == item.center)
            #expect(center.y < 75)
            #expect(layout.preparations > preparations)
            for _ in 0..<10 { stage.advance(by: 0.5) }
            let end = try #require(view.cellForItem(at: first)?.center)
            expectNear(end.y, 25, within: 1)
        }
    }

    @Test("An animator whose items rest does not invalidate the layout")
    func rests() {
        run { stage, _, layout in
            for _ in 0..<10 where layout.animator.isRunning { stage.advance(by: 0.5) }
            #expect(!layout.animator.isRunning)
            stage.frame()
            let preparations = layout.preparations
            stage.advance(by: 0.5)
            #expect(layout.preparations == preparations)
        }
    }

    @Test("An animator returns the attributes of an element only if they are among its items")
    func findsAttributes() {
        run { _, _, layout in
            let animator = layout.animator
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: first)
            let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: first)
            animator.addBehavior(UIDynamicItemBehavior(items: [header, ground]))
            #expect(animator.layoutAttributesForCell(at: first)?.representedElementCategory == .cell)
            #expect(animator.layoutAttributesForCell(at: IndexPath(item: 8, section: 0)) == nil)
            #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: first) === header)
            #expect(animator.layoutAttributesForSupplementaryView(ofKind: "footer", at: first) == nil)
            #expect(animator.layoutAttributesForDecorationView(ofKind: "ground", at: first) === ground)
            #expect(animator.layoutAttributesForDecorationView(ofKind: "header", at: first) == nil)
        }
    }

    @Test("An animator does not retain its layout")
    func isReleased() {
        weak var layout: UICollectionViewLayout?
        var animator: UIDynamicAnimator?
        do {
            let own = UICollectionViewFlowLayout()
            layout = own
            animator = UIDynamicAnimator(collectionViewLayout: own)
        }
        #expect(layout == nil)
        animator?.removeAllBehaviors()
    }
}
