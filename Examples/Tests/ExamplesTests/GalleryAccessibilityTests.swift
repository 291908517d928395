import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import Gallery

@Suite("Accessibility of the gallery") @MainActor
struct GalleryAccessibilityTests {
    /// The rules about structure and operation.
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
        for (index, page) in Page.all.enumerated() {
            // Tests that wait for other programs run in between.
            await Task.yield()
            let findings = stage(index).auditAccessibility(Self.structuralRules)
            #expect(findings.map(\.description) == [], "\(page.name)")
        }
    }

    /// The elements that demonstrate what the rules forbid, by the names of their pages.
    private static let exemptions: [String: [AccessibilityAudit.Exemption]] = [
        Page.text.name: [
            AccessibilityAudit.Exemption(
                .clippedText,
                of: """
                    A component is a plain value. One real view displays it, which is updated only when environment, \
                    state, component or the available size changed.
                    """, because: "It demonstrates the limit of lines, with which texts are truncated.")
        ],
        Page.fitting.name: [
            AccessibilityAudit.Exemption(
                .clippedText, of: "A title that is longer than its row",
                because: "It demonstrates which of two texts is truncated.")
        ],
        Page.modifiers.name: [
            AccessibilityAudit.Exemption(
                .contrast, of: "opacity", because: "It demonstrates a view that is half transparent.")
        ],
    ]

    @Test("The texts of all pages are legible, except those that demonstrate the opposite", arguments: [false, true])
    func legibility(isDark: Bool) async {
        for (index, page) in Page.all.enumerated() {
            await Task.yield()
            // The style does not change how much space texts need.
            let rules: [AccessibilityAudit.Rule] =
                isDark ? [.contrast] : [.contrast, .clippedText, .overlappingText, .brokenWord]
            let findings = stage(index, isDark: isDark).auditAccessibility(
                rules, exempting: Self.exemptions[page.name] ?? [])
            #expect(findings.map(\.description) == [], "\(page.name)")
        }
    }

    // MARK: Presentations

    /// What the code of pages contains that present something when one of their buttons is pressed.
    private static let presenting = [
        ".sheet(", ".alert(", ".popover(", "Menu(", "DatePicker(", "ColorPicker(", "FontPicker(", "Picker(",
    ]

    /// The role of the dialog, alert or menu that is in front of the page, or `nil` if there is none.
    private func presented(on stage: Stage) -> String? {
        let roles = stage.accessibilityOutline.compactMap { $0.split(separator: " ").first.map(String.init) }
        return roles.first { ["dialog", "alert", "menu"].contains($0) }
    }

    /// Presses each button of a page that no other page has; returns the names of those that present something, and what is wrong
    /// with it.
    private func presentations(of page: Int, besides shell: Set<String>) -> (names: Set<String>, findings: [String]) {
        var stage = stage(page)
        let buttons = stage.elements.filter { $0.role == "button" && $0.isEnabled && !shell.contains($0.label) }
        var (names, findings): (Set<String>, [String]) = ([], [])
        for name in Set(buttons.map(\.label)).sorted() {
            // A button may be scrolled out of view. One before it may have navigated to another screen.
            if (try? stage.element(name)) == nil { stage = self.stage(page) }
            guard (try? stage.tap(name)) != nil else { continue }
            stage.settle(limit: 0.5)
            guard presented(on: stage) != nil else { continue }
            names.insert(name)
            let rules: [AccessibilityAudit.Rule] = [.missingName, .duplicateName, .targetSize, .contrast]
            findings += stage.auditAccessibility(rules).map { "\(name): \($0)" }
            stage.pressKey(symbol: 0xff1b)
            stage.settle(limit: 0.5)
            if presented(on: stage) != nil { findings.append("\(name): Escape does not close it") }
        }
        return (names, findings)
    }

    @Test("What the buttons of pages present can be named, read, operated and closed with Escape")
    func presentations() async {
        let shell = Set(stage(0).elements.map(\.label))
        for (index, page) in Page.all.enumerated() {
            let code = page.code
            guard Self.presenting.contains(where: { code.contains($0) }) else { continue }
            await Task.yield()
            let (names, findings) = presentations(of: index, besides: shell)
            #expect(findings == [], "\(page.name)")
            guard page.name == Page.presentation.name else { continue }
            #expect(names.isSuperset(of: ["Sheet", "Alert", "Popover", "Sorted by name"]))
        }
    }

    // MARK: Variants

    /// Every sixth page, which is enough to find what all pages have in common.
    private var samples: [Int] { Array(stride(from: 0, to: Page.all.count, by: 6)) }

    @Test("The texts of pages are legible with high contrast", arguments: [false, true])
    func highContrast(isDark: Bool) async {
        for index in samples {
            await Task.yield()
            let (stage, page) = (stage(index, isDark: isDark), Page.all[index])
            stage.window.traitOverrides.accessibilityContrast = .high
            stage.settle(limit: 0.5)
            let findings = stage.auditAccessibility([.contrast], exempting: Self.exemptions[page.name] ?? [])
            #expect(findings.map(\.description) == [], "\(page.name)")
        }
    }

    @Test("Pages that are mirrored can be named, reached and operated in reading order")
    func rightToLeft() async {
        for index in samples {
            await Task.yield()
            let stage = Stage(size: GalleryPictures.size)
            stage.window.rootViewController = GalleryController(page: index, language: .mirrored)
            stage.settle(limit: 0.5)
            let findings = stage.auditAccessibility([.missingName, .targetSize, .order])
            #expect(findings.map(\.description) == [], "\(Page.all[index].name)")
        }
    }

    private func captions(in view: UIView) -> [CaptionLabel] {
        (view as? CaptionLabel).map { [$0] } ?? view.subviews.flatMap { captions(in: $0) }
    }

    @Test("The captions of views without components grow with the text size as far as they have space")
    func captionSize() throws {
        let stage = stage(try #require(Page.all.firstIndex { $0.name == Page.springs.name }))
        let captions = captions(in: stage.window)
        #expect(captions.map { $0.font.pointSize } == [12, 12, 12])
        stage.setTextScale(1.2)
        let medium = captions.map { $0.font.pointSize }
        #expect(medium.allSatisfy { $0 > 12 })
        stage.setTextScale(3.1)
        #expect(zip(captions, medium).allSatisfy { $0.font.pointSize > $1 })
        #expect(captions.allSatisfy { $0.sizeThatFits($0.bounds.size).height <= $0.bounds.height })
    }

    @Test("The sidebar presents topics as headings, and the shown page as selected")
    func sidebar() {
        let outline = stage(0).accessibilityOutline
        #expect(outline.contains { $0.contains("heading") && $0.contains("level 2") })
        #expect(outline.contains { $0.contains("heading \"\(Page.all[0].title)\" level 1") })
        #expect(outline.filter { $0.contains("button") && $0.contains("\"\(Page.all[0].title)\" selected") }.count == 1)
    }
}
