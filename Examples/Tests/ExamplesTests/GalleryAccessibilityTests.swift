import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import Gallery

@Suite("Accessibility of the gallery") @MainActor
struct GalleryAccessibilityTests {
    /// The rules about structure and operation, which hold whatever a page demonstrates.
    private static let structuralRules: [AccessibilityAudit.Rule] = [
        .missingName, .duplicateName, .targetSize, .order, .focusTrap,
    ]

    private func stage(_ page: Int, isDark: Bool = false) -> Stage {
        let stage = Stage(size: GalleryPictures.size, style: isDark ? .dark : .light)
        stage.window.rootViewController = GalleryController(page: page, isDark: isDark)
        stage.settle(limit: 0.5)
        return stage
    }

    @Test("Everything on a gallery page can be named, reached and operated")
    func structure() async {
        // The previews are the same screen several times, and smaller.
        for (index, page) in Page.all.enumerated() where page.name != Page.previews.name {
            // Tests that wait for other programs run in between.
            await Task.yield()
            let findings = stage(index).auditAccessibility(Self.structuralRules)
            #expect(findings.map(\.description) == [], "\(page.name)")
        }
    }

    /// The pages with texts on vivid colors, faded texts of wheels and scroll edges, or texts that are cut off on purpose.
    private static let demonstrations: Set<String> = Set(
        [
            Page.text, .layeredStack, .frame, .fitting, .backgroundOverlay, .modifiers, .presentation, .tabsAndColumns,
            .picker, .dateAndColor, .uikitControls, .lazyList, .reorder, .columns, .collection, .scrollView, .zooming,
            .nestedScrolling, .dragAndDrop, .contentTransitions, .renderCounter, .previews,
        ].map(\.name))

    @Test("The texts of all pages that do not demonstrate colors or truncation are legible", arguments: [false, true])
    func legibility(isDark: Bool) async {
        for (index, page) in Page.all.enumerated() where !Self.demonstrations.contains(page.name) {
            await Task.yield()
            // The style does not change how much space texts need.
            let rules: [AccessibilityAudit.Rule] = isDark ? [.contrast] : [.contrast, .clippedText]
            let findings = stage(index, isDark: isDark).auditAccessibility(rules)
            #expect(findings.map(\.description) == [], "\(page.name)")
        }
    }

    @Test("The sidebar presents topics as headings, and the shown page as selected")
    func sidebar() {
        let outline = stage(0).accessibilityOutline
        #expect(outline.contains { $0.contains("heading") && $0.contains("level 2") })
        #expect(outline.contains { $0.contains("heading \"\(Page.all[0].title)\" level 1") })
        #expect(outline.filter { $0.contains("button") && $0.contains("\"\(Page.all[0].title)\" selected") }.count == 1)
    }
}
