import ComponentFlow

/// Texts under their names, in two columns.
///
/// - Parameters:
///   - spacing: from a text to the next name.
///   - lines: how many a text may have; 0 is any number.
func captionedTexts(
    _ samples: [(name: String, text: String)], spacing: CGFloat, lines: Int = 0, _ theme: Theme
) -> HStack<Empty> {
    let half = (samples.count + 1) / 2
    return HStack(alignment: .top, spacing: 20) {
        for column in [samples.prefix(half), samples.dropFirst(half)] {
            VStack(alignment: .left, spacing: spacing) {
                for sample in column {
                    VStack(alignment: .left, spacing: 2) {
                        caption(sample.name, theme)
                        Text(
                            text: sample.text, font: .systemFont(ofSize: 13), color: theme.text,
                            maximumNumberOfLines: lines)
                    }
                }
            }
        }
    }
}
