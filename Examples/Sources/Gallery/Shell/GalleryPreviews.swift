import ComponentFlow
import ComponentFlowTools

/// Examples of the gallery whose appearance depends on style, language and text size.
enum GalleryPreviews {
    private static let names = ["text", "button", "toggle"]

    @MainActor static var all: [Preview] {
        names.compactMap { name in
            Page.all.firstIndex { $0.name == name }.map { preview(ofPage: $0) }
        }
    }

    @MainActor private static func preview(ofPage index: Int) -> Preview {
        Preview(
            Page.all[index].title, size: CGSize(width: 400, height: 400),
            content: { _ in ExampleCard(index: index, settings: ActionSlot<Setting>()) },
            environment: { variant in
                Theme(accent: .blue, isDark: variant.style == .dark)
                Strings(language: language(of: variant))
            })
    }

    /// The language of a variant or, instead of one without translations, English in its direction.
    private static func language(of variant: PreviewVariant) -> Strings.Language {
        Strings.Language(rawValue: variant.language) ?? (variant.isRightToLeft ? .mirrored : .english)
    }
}
