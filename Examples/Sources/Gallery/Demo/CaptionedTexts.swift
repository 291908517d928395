import ComponentFlow

/// Texts with captions, arranged in two columns.
///
/// - Parameter spacing: The distance from a text to the next caption, in points.
func captionedTexts(
    _ samples: [(name: String, text: String)], spacing: CGFloat, _ theme: Theme
) -> HStack<Empty> {
    let half = (samples.count + 1) / 2
    return HStack(alignment: .top, spacing: 20) {
        for column in [samples.prefix(half), samples.dropFirst(half)] {
            VStack(alignment: .leading, spacing: spacing) {
                for sample in column {
                    VStack(alignment: .leading, spacing: 2) {
                        caption(sample.name, theme)
                        Text(text: sample.text, font: .footnote, color: theme.text)
                    }
                }
            }
        }
    }
}
