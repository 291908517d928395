import ComponentFlow
import ComponentFlowTools

extension Page {
    static let previews = Page(
        "previews", title: "Previews", topic: .data,
        about: Localized(
            "A component with the data of examples, in light and dark style, mirrored, and with large text.",
            de: "Eine Komponente mit Beispieldaten: hell, dunkel, gespiegelt und mit großer Schrift.",
            ja: "サンプルデータのコンポーネントを、ライトとダーク、左右反転、大きな文字で並べて表示します。"),
        demo: PreviewsDemo())
}

// <code>
private struct PreviewsDemo: CompositeComponent {
    var content: some Component<Surroundings> {
        VStack {
            ScrollView {
                PreviewSheet(
                    Invitation.previews,
                    variants: PreviewVariant.combinations(
                        sizes: [CGSize(width: 250, height: 180)]
                    )
                )
            }
            .frame(width: 300, height: 520)
            .cornerRadius(9)
        }
    }
}

private struct Invitation: CompositeComponent {
    var name = "Ada"
    @Local var isAccepted = false

    static var previews: [Preview] {
        [
            Preview("Open") { Invitation() },
            Preview("Accepted") { Invitation(isAccepted: true) },
        ]
    }

    var content: some Component<Empty> {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                Text("\(name) invites you").font(.headline)
                Text(isAccepted ? "See you then." : "Friday, seven")
                    .font(.subheadline)
                    .foregroundColor(.secondaryLabel)
                Button(isAccepted ? "Decline" : "Accept") {
                    isAccepted.toggle()
                }
            }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(.systemBackground)
    }
}
// </code>
