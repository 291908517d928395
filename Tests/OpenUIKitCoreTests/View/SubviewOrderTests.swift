import Fuzzing
import ListGeometry
import OpenQuartzCore
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite @MainActor struct SubviewOrderTests {
    @Test("orderSubviews has the same result as moving the views one by one", arguments: 0..<200)
    func likeSingleMoves(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let (batch, single) = (Family(), Family())
        let count = Int.random(in: 0...9, using: &random)
        batch.fill(count, seed: seed)
        single.fill(count, seed: seed)
        for _ in 0..<4 {
            let desired = Array(0..<count).shuffled(using: &random).prefix(Int.random(in: 0...count, using: &random))
            let moved = batch.parent.orderSubviews(desired.map { batch.views[$0] })
            single.orderOneByOne(Array(desired), moved: moved)
            #expect(batch.tags == single.tags)
            #expect(batch.layerNames == single.layerNames)
            #expect(batch.parent.subviews.allSatisfy { $0.orderIndex == -1 })
        }
    }

    @Test("orderSubviews moves as few views as possible, without notifications")
    func fewestMoves() {
        let log = RecordingView.Log()
        let parent = RecordingView("parent", log)
        let views = (0..<5).map { RecordingView("\($0)", log) }
        for view in views { parent.addSubview(view) }
        log.lines = []
        #expect(parent.orderSubviews([views[1], views[2], views[0], views[3], views[4]]) == [2])
        #expect(parent.subviews == [views[1], views[2], views[0], views[3], views[4]])
        #expect(parent.orderSubviews([views[2], views[4]]).isEmpty)
        #expect(log.lines.isEmpty)
    }

    @Test("orderSubviews ignores duplicates and views that are not subviews")
    func strangers() {
        let (parent, stranger) = (UIView(), UIView())
        let views = (0..<3).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        #expect(parent.orderSubviews([views[2], stranger, views[0], views[2]]) == [0])
        #expect(parent.subviews == [views[2], views[0], views[1]])
        #expect(stranger.superview == nil)
        views[1].layer.removeFromSuperlayer()
        parent.orderSubviews([views[1], views[2]])
        #expect(Set(parent.layer.sublayers ?? []) == Set(views.map(\.layer)))
    }

    @Test("Random insertions and removals of subviews match an array", arguments: 0..<20)
    func likeAList(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let parent = UIView()
        let views = (0..<12).map { _ in UIView() }
        var model: [UIView] = []
        for _ in 0..<200 {
            let view = views[Int.random(in: 0..<12, using: &random)]
            let place = model.firstIndex(of: view)
            if let place, Bool.random(using: &random) {
                view.removeFromSuperview()
                model.remove(at: place)
            } else {
                if let place { model.remove(at: place) }
                let index = Int.random(in: 0...model.count, using: &random)
                if let sibling = model.dropFirst(index).first, Bool.random(using: &random) {
                    parent.insertSubview(view, belowSubview: sibling)
                } else if index > 0, Bool.random(using: &random) {
                    parent.insertSubview(view, aboveSubview: model[index - 1])
                } else {
                    parent.insertSubview(view, at: index)
                }
                model.insert(view, at: index)
            }
            #expect(parent.subviews == model)
            #expect(parent.layer.sublayers ?? [] == model.map(\.layer))
        }
    }
}

/// A view with ordered subviews, of which a test orders only some, and possibly a layer of its own.
@MainActor
private final class Family {
    let parent = UIView()
    private(set) var views: [UIView] = []

    var tags: [Int] { parent.subviews.map(\.tag) }
    var layerNames: [String] { (parent.layer.sublayers ?? []).map { $0.name ?? "" } }

    func fill(_ count: Int, seed: UInt64) {
        var random = SeededRandom(seed: seed)
        views = (0..<count).map { tag in
            let view = UIView()
            view.tag = tag
            view.layer.name = "\(tag)"
            return view
        }
        for view in views.shuffled(using: &random) { parent.addSubview(view) }
        guard seed.isMultiple(of: 3) else { return }
        let own = CALayer()
        own.name = "own"
        parent.layer.insertSublayer(own, at: 0)
    }

    /// Moves the views at the given indexes of a list, each in front of the one before it.
    func orderOneByOne(_ desired: [Int], moved: [Int]) {
        let lowest = parent.subviews.first { desired.contains($0.tag) }
        for place in moved {
            let view = views[desired[place]]
            if place > 0 {
                parent.insertSubview(view, aboveSubview: views[desired[place - 1]])
            } else if let lowest, lowest !== view {
                parent.insertSubview(view, belowSubview: lowest)
            }
        }
    }
}
