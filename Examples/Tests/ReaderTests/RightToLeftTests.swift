import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderTestSupport
import Testing

@testable import Reader

/// The window in Arabic, which is mirrored.
@MainActor
@Suite(.serialized)
struct RightToLeftTests {
    private func reader(_ language: Language) async throws -> ReaderStage {
        let files = try TestLibrary()
        try await files.addFeed("fruit", ["Apples", "Bananas"])
        return try ReaderStage(files, language: language)
    }

    /// The distance of the title of an article from the leading edge of the list, and that of the date from the other edge.
    private func distances(_ language: Language) async throws -> (leading: CGFloat, trailing: CGFloat) {
        let reader = try await reader(language)
        let title = try #require(reader.labels("Apples").last)
        let ancestors = sequence(first: title as UIView, next: \.superview)
        let list = try #require(ancestors.first { $0 is LazyList<Empty>.View })
        let date = DateTexts.short(.test.addingTimeInterval(-60), language)
        let dateLabel = try #require(reader.labels(date).first)
        let (titleFrame, dateFrame) = (
            title.convert(title.bounds, to: list), dateLabel.convert(dateLabel.bounds, to: list)
        )
        return language == "ar"
            ? (list.bounds.maxX - titleFrame.maxX, dateFrame.minX - list.bounds.minX)
            : (titleFrame.minX - list.bounds.minX, list.bounds.maxX - dateFrame.maxX)
    }

    @Test("The texts of an article have the same distances from the leading and the trailing edge in both directions")
    func row() async throws {
        let (english, arabic) = (try await distances("en"), try await distances("ar"))
        // Positions are rounded to pixels.
        #expect((-0.5...0.5).contains(english.leading - arabic.leading))
        #expect((-0.5...0.5).contains(english.trailing - arabic.trailing))
    }

    @Test("The sidebar is on the right, and the article on the left")
    func columns() async throws {
        let reader = try await reader("ar")
        let (sidebar, list) = (
            try #require(reader.labels(reader.library.text(.allArticles)).first),
            try #require(reader.labels("Apples").first)
        )
        let (sidebarFrame, listFrame) = (
            sidebar.convert(sidebar.bounds, to: nil), list.convert(list.bounds, to: nil)
        )
        #expect(sidebarFrame.minX > listFrame.maxX)
        #expect(listFrame.minX > 590)
    }
}
