/// A shadow and all parts of a text that cast it.
package struct ShadowedText: Sendable {
    package let shadow: TextShadow
    package private(set) var runs: [GlyphRun] = []
    package private(set) var decorations: [TextDecoration] = []
    package private(set) var attachments: [PlacedAttachment] = []

    private init(_ shadow: TextShadow) {
        self.shadow = shadow
    }

    /// Returns the shadows of a text in the order of their first parts; empty for most texts.
    static func all(of text: TypesetText) -> [ShadowedText] {
        var all: [ShadowedText] = []
        func change(_ shadow: TextShadow?, _ add: (inout ShadowedText) -> Void) {
            guard let shadow else { return }
            let index = all.firstIndex { $0.shadow == shadow } ?? all.count
            if index == all.count { all.append(ShadowedText(shadow)) }
            add(&all[index])
        }
        for run in text.runs where run.rareEffects != nil { change(run.effects.shadow) { $0.runs.append(run) } }
        for decoration in text.decorations { change(decoration.shadow) { $0.decorations.append(decoration) } }
        for attachment in text.attachments { change(attachment.shadow) { $0.attachments.append(attachment) } }
        return all
    }
}
