import Fuzzing
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

/// What the keys do to a menu bar: the selected item, and the path of selected rows in the open menus.
private struct MenuBarModel {
    struct Row {
        var title: String
        var isEnabled = true
        var rows: [Row] = []
    }

    let menus: [Row]
    let isMirrored: Bool
    var selected: Int?
    /// The indexes of the selected rows of the open panels; empty if no menu is open.
    var path: [Int] = []
    var performed: [String] = []

    /// The rows of the last open panel.
    private var rows: [Row] {
        guard let selected else { return [] }
        return path.dropLast().reduce(menus[selected].rows) { $0[$1].rows }
    }

    var titles: [String] {
        guard let selected else { return [] }
        var (rows, titles) = (menus[selected].rows, [String]())
        for index in path {
            titles.append(rows[index].title)
            rows = rows[index].rows
        }
        return titles
    }

    private func firstEnabled(_ rows: [Row]) -> Int { rows.firstIndex(where: \.isEnabled) ?? 0 }

    mutating func press(_ key: MenuBarModelTests.Key) {
        switch key {
        case .f10: selected == nil ? open(0) : end()
        case .escape: if path.isEmpty { end() } else { path.removeLast() }
        case .left: step(isMirrored ? 1 : -1)
        case .right: step(isMirrored ? -1 : 1)
        case .up: move(-1)
        case .down: move(1)
        case .home: toEnd(true)
        case .end: toEnd(false)
        case .enter: activate()
        }
    }

    private mutating func end() { (selected, path) = (nil, []) }

    private mutating func open(_ index: Int) {
        selected = index
        path = [firstEnabled(menus[index].rows)]
    }

    private mutating func step(_ step: Int) {
        guard let selected else { return }
        let next = (selected + step + menus.count) % menus.count
        if path.isEmpty { return self.selected = next }
        let inner = path.last.map { rows[$0].rows } ?? []
        if step > 0, !inner.isEmpty { return path.append(firstEnabled(inner)) }
        if step < 0, path.count > 1 { return _ = path.removeLast() }
        open(next)
    }

    private mutating func move(_ step: Int) {
        guard let selected else { return }
        guard let current = path.last else {
            open(selected)
            if step < 0 { path = [menus[selected].rows.lastIndex(where: \.isEnabled) ?? 0] }
            return
        }
        var next = current
        repeat { next = (next + step + rows.count) % rows.count } while !rows[next].isEnabled
        path[path.count - 1] = next
    }

    private mutating func toEnd(_ first: Bool) {
        guard selected != nil else { return }
        guard !path.isEmpty else { return selected = first ? 0 : menus.count - 1 }
        path[path.count - 1] = (first ? rows.firstIndex(where: \.isEnabled) : rows.lastIndex(where: \.isEnabled)) ?? 0
    }

    private mutating func activate() {
        guard let selected else { return }
        guard let row = path.last.map({ rows[$0] }) else { return open(selected) }
        guard row.rows.isEmpty else { return path.append(firstEnabled(row.rows)) }
        performed.append(row.title)
        end()
    }
}

@Suite("Random keys in a menu bar", .serialized) @MainActor struct MenuBarModelTests {
    enum Key: UInt32, CaseIterable {
        case f10 = 0xffc7
        case escape = 0xff1b
        case left = 0xff51
        case up = 0xff52
        case right = 0xff53
        case down = 0xff54
        case home = 0xff50
        case end = 0xff57
        case enter = 0xff0d
    }

    /// Random rows, at least one of which is enabled.
    private func rows(_ random: inout SeededRandom, _ prefix: String, depth: Int) -> [MenuBarModel.Row] {
        (0..<Int.random(in: 1...4, using: &random)).map { index in
            let title = "\(prefix).\(index)"
            let isMenu = depth < 3 && Int.random(in: 0..<3, using: &random) == 0
            return MenuBarModel.Row(
                title: title, isEnabled: index == 0 || Bool.random(using: &random) || isMenu,
                rows: isMenu ? rows(&random, title, depth: depth + 1) : [])
        }
    }

    private func element(_ row: MenuBarModel.Row, _ bar: MenuBarStage) -> UIMenuElement {
        guard row.rows.isEmpty else {
            return UIMenu(title: row.title, children: row.rows.map { element($0, bar) })
        }
        return bar.action(row.title, row.isEnabled ? [] : .disabled)
    }

    @Test("The bar is in the state of a model after each key", arguments: 0..<24)
    func keys(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let menus = (0..<Int.random(in: 1...4, using: &random)).map {
            MenuBarModel.Row(title: "M\($0)", rows: rows(&random, "\($0)", depth: 1))
        }
        var model = MenuBarModel(menus: menus, isMirrored: seed % 2 == 1)
        MenuBarStage.run(
            { bar in menus.compactMap { element($0, bar) as? UIMenu } }, isMirrored: model.isMirrored
        ) { bar in
            for _ in 0..<150 {
                // F10 and Escape end the use of the bar, so that they are less frequent.
                let key = Key.allCases[Int.random(in: 0..<Key.allCases.count, using: &random)]
                let mayEnd = [.f10, .escape, .enter].contains(key) && model.selected != nil
                if mayEnd, Bool.random(using: &random) { continue }
                bar.press(key.rawValue)
                model.press(key)
                guard isEqual(bar, model) else {
                    Issue.record("\(key): \(bar.selected ?? "none") \(bar.path), expected \(model)")
                    return
                }
            }
            #expect(bar.log.titles == model.performed)
        }
    }

    private func isEqual(_ bar: MenuBarStage, _ model: MenuBarModel) -> Bool {
        bar.selected == model.selected.map { model.menus[$0].title } && bar.path == model.titles
            && (bar.open != nil) == !model.path.isEmpty
    }
}
