import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// A component that fills its size, with a text at its leading edge.
private struct Sample: CompositeComponent {
    var text = "Sample"

    var content: some Component<Empty> {
        HStack {
            Text(text).font(.body)
            Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.systemBackground)
    }
}

extension InspectorTests {
    @MainActor
    @Suite("Previews")
    struct PreviewTests {
        private let previews = [
            Preview("One") { Sample() }, Preview("Two", size: CGSize(width: 80, height: 40)) { Sample() },
        ]

        /// The cells of a sheet after layout.
        private func cells(_ previews: [Preview], _ variants: [PreviewVariant], width: CGFloat = 1_000) -> [PreviewCell]
        {
            let stage = Stage(size: CGSize(width: width, height: 1_000))
            stage.show(PreviewSheet(previews, variants: variants))
            stage.advance(by: 0.1)
            return ViewPaths.all(in: [stage.window]).compactMap { $0.view as? PreviewCell }
        }

        private func label(in cell: PreviewCell, text: String) -> UILabel? {
            var views: [UIView] = [cell]
            while let view = views.popLast() {
                if let label = view as? UILabel, label.text == text { return label }
                views += view.subviews
            }
            return nil
        }

        @Test("The combinations contain each style, language, text size and size once")
        func combinations() {
            let all = PreviewVariant.combinations(
                sizes: [CGSize(width: 1, height: 1), CGSize(width: 2, height: 2)], languages: ["en", "de", "ar"])
            #expect(all.count == 24)
            #expect(Set(all).count == 24)
        }

        @Test("Languages that are written from right to left have this direction", arguments: ["ar", "he", "fa", "ur"])
        func direction(language: String) {
            #expect(PreviewVariant(language: language).isRightToLeft)
        }

        @Test("Other languages are laid out from left to right", arguments: ["en", "de", "ja", ""])
        func otherDirection(language: String) {
            #expect(!PreviewVariant(language: language).isRightToLeft)
        }

        @Test("A sheet shows each preview in each variant")
        func all() {
            #expect(cells(previews, PreviewVariant.combinations()).count == 16)
        }

        @Test("A preview with a size of its own has it in all variants")
        func ownSize() {
            let sizes = cells([previews[1]], PreviewVariant.combinations()).map(\.size.width)
            #expect(Set(sizes) == [80])
        }

        @Test("A preview is shown in the style of the variant")
        func style() throws {
            let shown = cells([previews[0]], [PreviewVariant(style: .dark)])
            let text = try #require(shown.first.flatMap { label(in: $0, text: "Sample") })
            #expect(text.traitCollection.userInterfaceStyle == .dark)
        }

        @Test("A preview in a language that is written from right to left is mirrored")
        func mirrored() throws {
            let shown = cells([previews[0]], [PreviewVariant(language: "en"), PreviewVariant(language: "ar")])
            let places = try shown.map { cell in
                let text = try #require(label(in: cell, text: "Sample"))
                return text.convert(text.bounds, to: cell).midX
            }
            #expect(places[0] < 180)
            #expect(places[1] > 180)
        }

        @Test("A larger text size enlarges the text")
        func textSize() throws {
            let shown = cells(
                [previews[0]], [PreviewVariant(textSize: .large), PreviewVariant(textSize: .accessibilityLarge)])
            let heights = try shown.map { try #require(label(in: $0, text: "Sample")).bounds.height }
            #expect(heights[1] > heights[0] * 1.5)
        }

        @Test("The content of a preview can depend on the language")
        func language() throws {
            let preview = Preview("A", content: { Sample(text: $0.language) }, environment: { _ in })
            let shown = cells([preview], [PreviewVariant(language: "de")])
            #expect(shown.first.flatMap { label(in: $0, text: "de") } != nil)
        }

        @Test("Cells that do not fit in a line continue in the next one")
        func lines() {
            let shown = cells([previews[0]], PreviewVariant.combinations(textSizes: [.large]), width: 800)
            #expect(Set(shown.map(\.frame.minY)).count == 2)
        }

        @Test("A preview keeps its state when the sheet is updated")
        func state() {
            let stage = Stage(size: CGSize(width: 1_000, height: 1_000))
            stage.show(PreviewSheet(previews))
            let before = ViewPaths.all(in: [stage.window]).compactMap { $0.view as? PreviewCell }
            stage.show(PreviewSheet(previews))
            let after = ViewPaths.all(in: [stage.window]).compactMap { $0.view as? PreviewCell }
            #expect(zip(before, after).allSatisfy { $0 === $1 })
        }

        @Test("A picture has the size of the sheet, at its scale")
        func picture() throws {
            let sheet = PreviewSheet([previews[1]], variants: [PreviewVariant()])
            let image = try #require(sheet.image(scale: 2)?.cgImage)
            let single = try #require(sheet.image()?.cgImage)
            #expect(image.width == 2 * single.width)
            #expect(image.height == 2 * single.height)
        }

        @Test("A picture of a sheet without previews does not exist")
        func empty() {
            #expect(PreviewSheet([]).image() == nil)
        }

        @Test("The pictures of a style differ in their pixels")
        func pixels() {
            let light = PreviewSheet([previews[0]], variants: [PreviewVariant(style: .light)]).image()?.pngData()
            let dark = PreviewSheet([previews[0]], variants: [PreviewVariant(style: .dark)]).image()?.pngData()
            #expect(light != nil)
            #expect(light != dark)
        }

        @Test("The agent draws the previews that the program has specified")
        func agent() async throws {
            InspectorAgent.previews = { previews }
            defer { InspectorAgent.previews = { [] } }
            let answer = try await AgentFixture().call(.previews, ["name": "Two", "scale": 0.5])
            #expect(answer["png"]?.string?.isEmpty == false)
        }

        @Test("A request for previews of a program without them is refused with what to set")
        func noPreviews() async throws {
            let error = try await AgentFixture().error(of: .previews)
            #expect(
                error
                    == .request(
                        .impossible("The program has no preview of this name; it sets InspectorAgent.previews.")))
        }
    }
}
