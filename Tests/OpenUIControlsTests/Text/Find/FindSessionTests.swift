import OpenText
import Testing
import UIKitTestSupport

@testable import OpenUIControls

/// Two documents, whose results are reported in an unusual order.
@MainActor private final class Library: UITextSearching {
    typealias DocumentIdentifier = Int

    var texts = ["one two one", "one"]
    var selectedTextRange: UITextRange?
    var selectedTextSearchDocument: Int? { selectedTextRange == nil ? nil : 0 }
    var supportsTextReplacement: Bool { true }
    var styles: [String: UITextSearchFoundTextStyle] = [:]
    private(set) var scrolled: [String] = []

    private func name(_ range: UITextRange, _ document: Int) -> String { "\(document):\(range.nsRange.location)" }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int) -> ComparisonResult {
        let (first, second) = (foundRange.nsRange.location, toRange.nsRange.location)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func compareOrder(fromDocument: Int, toDocument: Int) -> ComparisonResult {
        fromDocument < toDocument ? .orderedAscending : .orderedDescending
    }

    func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == Int {
        for document in texts.indices.reversed() {
            let storage = NSTextStorage()
            storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: texts[document])
            let search = TextSearch(options.query(for: string), in: storage)
            search.finish()
            for range in search.ranges.reversed() {
                aggregator.foundRange(.of(range), searchString: string, document: document)
            }
        }
        aggregator.finishedSearching()
    }

    func decorate(foundTextRange: UITextRange, document: Int, usingStyle: UITextSearchFoundTextStyle) {
        styles[name(foundTextRange, document)] = usingStyle
    }

    func clearAllDecoratedFoundText() {
        styles = [:]
    }

    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int) {
        scrolled.append(name(range, inDocument))
    }

    func replace(foundTextRange: UITextRange, document: Int, withText replacementText: String) {
        texts[document] = NSString(string: texts[document])
            .replacingCharacters(in: foundTextRange.nsRange, with: replacementText)
    }

    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        texts = texts.map { $0.replacingOccurrences(of: queryString, with: withText) }
    }
}

@MainActor @Suite("Find sessions") struct FindSessionTests {
    private let library = Library()

    private func session(_ query: String) -> UITextSearchingFindSession {
        let session = UITextSearchingFindSession(searchableObject: library)
        session.performSearch(query: query, options: nil)
        return session
    }

    @Test("Results are in the order of the documents, and the first one is the current one")
    func order() {
        let session = session("one")
        #expect(session.resultCount == 3)
        #expect(library.styles == ["0:0": .highlighted, "0:8": .found, "1:0": .found])
    }

    @Test("The first result from the selection on is the current one")
    func selection() {
        library.selectedTextRange = .of(NSRange(location: 3, length: 0))
        #expect(session("one").highlightedResultIndex == 1)
    }

    @Test("The next result is decorated and scrolled to, and the previous one decorated as found")
    func next() {
        let session = session("one")
        session.highlightNextResult(in: .forward)
        #expect(library.scrolled == ["0:0", "0:8"])
        #expect(library.styles == ["0:0": .found, "0:8": .highlighted, "1:0": .found])
    }

    @Test("The result before the first one is the last one")
    func wrapping() {
        let session = session("one")
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
    }

    @Test("Invalidating the results removes them and their decorations")
    func invalidation() {
        let session = session("one")
        session.invalidateFoundResults()
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        #expect(library.styles.isEmpty)
    }

    @Test("A single replacement moves to the next result")
    func replacement() {
        let session = session("one")
        session.performSingleReplacement(query: "one", replacementString: "1st", options: nil)
        #expect(library.texts == ["1st two one", "one"])
        #expect(session.resultCount == 2)
        #expect(library.styles["0:8"] == .highlighted)
    }

    @Test("Replacing all results searches again")
    func replaceAll() {
        let session = session("one")
        session.replaceAll(query: "one", replacementString: "1", options: nil)
        #expect(library.texts == ["1 two 1", "1"])
        #expect(session.resultCount == 0)
    }

    @Test("The abstract session has no results")
    func abstract() {
        let session = UIFindSession()
        session.performSearch(query: "a", options: nil)
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
    }

    @Test("An interaction presents the navigator over any view, and reports the beginning and the end of its session")
    func otherView() {
        final class Owner: UIFindInteractionDelegate {
            let library = Library()
            var log: [String] = []

            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
                UITextSearchingFindSession(searchableObject: library)
            }
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
                log.append("begin")
            }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
                log.append("end")
            }
        }
        WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let owner = Owner()
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 200))
            let interaction = UIFindInteraction(sessionDelegate: owner)
            view.addInteraction(interaction)
            interaction.searchText = "one"
            view.find(nil)
            #expect(interaction.activeFindSession?.resultCount == 3)
            view.findNext(nil)
            #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
            interaction.dismissFindNavigator()
            #expect(owner.log == ["begin", "end"])
        }
    }

    @Test("The provider of the options menu receives the default options")
    func optionsMenu() {
        WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 200))
            view.isFindInteractionEnabled = true
            var titles: [String] = []
            view.findInteraction?.optionsMenuProvider = { elements in
                titles = elements.map(\.title)
                return nil
            }
            view.find(nil)
            #expect(titles == ["Ignore Case", "Whole Words", "Wrap Around"])
        }
    }

    // MARK: Text views as searchable objects

    @MainActor private final class Collector: UITextSearchAggregator {
        typealias DocumentIdentifier = AnyHashable?
        var ranges: [NSRange] = []
        var isFinished = false
        var allFoundRanges: NSOrderedSet { NSOrderedSet(array: ranges.map { UITextRange.of($0) }) }

        func foundRange(_ range: UITextRange, searchString string: String, document: AnyHashable?) {
            ranges.append(range.nsRange)
        }
        func finishedSearching() { isFinished = true }
        func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?) {}
        func invalidate() {}
    }

    @Test("A text view reports its results to any aggregator")
    func aggregator() {
        let view = UITextView()
        view.text = "one two one"
        let collector = Collector()
        view.performTextSearch(queryString: "one", options: UITextSearchOptions(), resultAggregator: collector)
        #expect(collector.ranges == [NSRange(location: 0, length: 3), NSRange(location: 8, length: 3)])
        #expect(collector.isFinished)
    }

    @Test("Ranges that other code decorates follow edits")
    func decorations() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.text = "one two"
            view.decorate(
                foundTextRange: .of(NSRange(location: 4, length: 3)), document: nil, usingStyle: .found)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
            #expect(view.visibleFoundRanges.found == [NSRange(location: 2, length: 3)])
            view.clearAllDecoratedFoundText()
            #expect(view.visibleFoundRanges.found.isEmpty)
        }
    }
}
