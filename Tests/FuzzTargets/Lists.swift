import ComponentFlowTesting
import Foundation
import Fuzzing
import OpenUIKit

/// Tables and collection views whose data changes in every way, including during their own queries.
let listsTarget = FuzzTarget(
    "lists", "tables, collection views and diffable sources that change while they ask, against fresh ones",
    shortRun: 40
) { choices in
    var failure: (any Error)?
    _ = Diagnostics.record {
        do { try ListCase(choices).run() } catch { failure = error }
    }
    if let failure { throw failure }
}

/// A list, its data, and the changes that callbacks may make to it.
@MainActor private final class ListCase {
    private static let stageSize = CGSize(width: 200, height: 220)

    private let choices: Choices
    private let stage = Stage(size: stageSize)
    private let list: any ListUnderTest
    private let kind: ListKind
    private var nextID = 100
    private var callbacks = (left: 0, pause: 0)
    private var depth = 0

    init(_ choices: Choices) {
        self.choices = choices
        kind = choices.element(of: ListKind.allCases)
        let sections = choices.isTrue() ? [Array(0..<20), Array(20..<23), []] : [Array(0..<9)]
        list = kind.make(sections)
        choices.note("a \(kind)")
    }

    func run() throws {
        list.view.frame = CGRect(x: 0, y: 0, width: 150, height: 180)
        stage.window.addSubview(list.view)
        list.onCallback = { [unowned self] in moment() }
        stage.advance(by: 0.02)
        choices.steps(upTo: 25) { step() }
        list.onCallback = nil
        choices.note("settle")
        try require(stage.settle(), "the list does not come to rest")
        try compare()
        list.view.removeFromSuperview()
    }

    // MARK: Callbacks

    private func moment() {
        guard callbacks.left > 0, depth < 2 else { return }
        guard callbacks.pause == 0 else {
            callbacks.pause -= 1
            return
        }
        callbacks = (callbacks.left - 1, choices.below(5))
        depth += 1
        choices.note("in a callback:")
        step()
        choices.note("callback returns")
        depth -= 1
    }

    // MARK: Steps

    private func step() {
        let steps = [
            edit, edit, { self.moveElement() }, reload, resize, scroll, advance, layOut, select, replaceAll, plan, jump,
        ]
        choices.element(of: steps)()
    }

    private func makeID() -> Int {
        nextID += 1
        return nextID
    }

    private func anySection() -> Int { choices.below(list.sections.count) }

    /// Removes and inserts elements of a section.
    private func edit() {
        let section = anySection()
        let old = list.sections[section]
        let removed = choices.list(upTo: 3) { choices.below(old.count) }.filter { $0 < old.count }
        var new = old
        for index in Set(removed).sorted(by: >) { new.remove(at: index) }
        var inserted: [Int] = []
        for _ in 0..<choices.below(4) {
            let place = choices.below(new.count + 1)
            inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
            new.insert(makeID(), at: place)
        }
        let isAnimated = choices.isTrue()
        choices.note("section \(section): remove \(removed), insert \(inserted), animated \(isAnimated)")
        list.change(section, to: new, removed: Array(Set(removed)), inserted: inserted, animated: isAnimated)
    }

    private func moveElement() {
        let section = anySection()
        var new = list.sections[section]
        guard !new.isEmpty else { return }
        let (from, to) = (choices.below(new.count), choices.below(new.count))
        choices.note("section \(section): move \(from) to \(to)")
        new.insert(new.remove(at: from), at: to)
        list.move(section, to: new, from: from, place: to)
    }

    private func replaceAll() {
        let sections = choices.list(upTo: 3) { choices.list(upTo: 15) { makeID() } }
        choices.note("new data of \(sections.map(\.count)) elements")
        list.replace(sections.isEmpty ? [[]] : sections)
    }

    private func reload() {
        choices.note("reload")
        list.reload()
    }

    private func resize() {
        let lengths = [150, 0, 10, 99, 200, 1000]
        list.view.frame.size = CGSize(width: choices.element(of: lengths), height: choices.element(of: lengths))
        choices.note("size \(list.view.frame.size)")
    }

    private func scroll() {
        let place = choices.element(of: [0, 40, 333, -60, 5000, 1e7]) as CGFloat
        choices.note("scroll to \(place)")
        list.view.setContentOffset(CGPoint(x: 0, y: place), animated: choices.isTrue(onceIn: 3))
    }

    private func advance() {
        let seconds = choices.element(of: [0.02, 0.1, 0.5])
        choices.note("\(seconds) s")
        stage.advance(by: seconds)
    }

    private func layOut() {
        choices.note("lay out")
        list.view.layoutIfNeeded()
    }

    private func anyPath() -> IndexPath {
        IndexPath(item: choices.below(12), section: choices.below(3))
    }

    private func select() {
        let path = anyPath()
        choices.note("select \(path)")
        list.select(path)
    }

    private func jump() {
        let path = anyPath()
        choices.note("jump to \(path)")
        list.jump(to: path, animated: choices.isTrue())
    }

    private func plan() {
        callbacks = (choices.int(in: 1...3), choices.below(8))
        choices.note("callbacks: \(callbacks)")
    }

    // MARK: Comparison

    private func compare() throws {
        let fresh = kind.make(list.sections)
        let freshStage = Stage(size: Self.stageSize)
        // The last frame of a case can be invalid, so both lists get a valid one.
        for (stage, list) in [(stage, list), (freshStage, fresh)] {
            list.view.frame = CGRect(x: 0, y: 0, width: 150, height: 180)
            if list === fresh { stage.window.addSubview(list.view) }
            stage.advance(by: 0.02)
            list.view.setContentOffset(.zero, animated: false)
            stage.settle()
        }
        try compare(with: fresh, at: "the top")
        let end = CGPoint(x: 0, y: max(fresh.view.contentSize.height - 180, 0))
        for (stage, list) in [(stage, list), (freshStage, fresh)] {
            list.view.setContentOffset(end, animated: false)
            stage.settle()
        }
        try compare(with: fresh, at: "the end")
    }

    private func compare(with fresh: any ListUnderTest, at place: String) throws {
        let (found, expected) = (list.shown, fresh.shown)
        try require(
            found == expected,
            "at \(place) the list shows \(found.lines), a fresh one \(expected.lines)")
        try require(
            list.view.contentSize == fresh.view.contentSize,
            "the content is \(list.view.contentSize), of a fresh list \(fresh.view.contentSize)")
    }
}

extension [IndexPath: ShownCell] {
    fileprivate var lines: String {
        sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.number) \($0.value.frame)" }.joined(separator: "; ")
    }
}
