import Testing

import OpenUILists

/// Tests the descriptions of groups during development.
@Suite @MainActor struct GroupDescriptionTests {
    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    private func row(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: items)
    }

    @Test("The description of a row draws its items beside each other, and lists their frames")
    func twoItems() {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
        let edge = "+" + String(repeating: "-", count: 31)
        let side = "|" + String(repeating: " ", count: 31)
        let numbers = [0, 1].map {
            "|" + String(repeating: " ", count: 15) + "\($0)" + String(repeating: " ", count: 15)
        }
        #expect(
            row([half]).visualDescription().components(separatedBy: "\n") == [
                "group: (0, 0), 320 × 40", edge + edge + "+", side + side + "|", numbers[0] + numbers[1] + "|",
                side + side + "|", edge + edge + "+", "item 0: (0, 0), 160 × 40", "item 1: (160, 0), 160 × 40",
            ])
    }

    @Test("The items of nested groups are listed with their frames in the outer group")
    func nested() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let lines = row([item(.fractionalWidth(0.75), .fractionalHeight(1)), column]).visualDescription()
            .components(separatedBy: "\n")
        #expect(lines.contains("item 0: (0, 0), 240 × 40"))
        #expect(lines.contains("item 1: (240, 0), 80 × 20"))
        #expect(lines.last == "item 2: (240, 20), 80 × 20")
    }
}
