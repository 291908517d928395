import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Laying out components", verbatim.

private struct Message {
    let sender: String
    let subject: String
    let date: String
}

private struct Cascade: ComponentLayout {
    let step: CGFloat

    func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        var size = CGSize.zero
        for (index, child) in children.enumerated() {
            let offset = CGFloat(index) * step
            let placed = child.place(at: CGPoint(x: offset, y: offset))
            size = CGSize(width: offset + placed.width, height: offset + placed.height)
        }
        return size
    }
}

@Suite("The article Laying out components") @MainActor
struct LayingOutTests {
    private let stage = Stage(size: CGSize(width: 160, height: 200))
    private let message = Message(
        sender: "Grace", subject: "The minutes of the meeting of yesterday", date: "Monday")

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    @Test("The article's row shows the whole date and fits")
    func row() {
        let date = stage.show(Text(message.date).lineLimit(1))
        let size = stage.show(
            HStack(spacing: 8) {
                Text(message.subject).lineLimit(1)
                Spacer()
                Text(message.date).lineLimit(1).layoutPriority(1)
            })
        #expect(size.width == 160)
        #expect(frames.last?.width == date.width)
    }

    @Test("The article's grid aligns the second column")
    func grid() {
        stage.show(
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
                GridRow {
                    Text("Name")
                    Text(message.sender)
                }
                GridRow {
                    Text("Date")
                    Text(message.date)
                }
            })
        #expect(frames.count == 4)
        #expect(frames[1].minX == frames[3].minX)
    }

    @Test("The article's alternatives depend on the width")
    func alternatives() {
        let size = stage.show(
            ViewThatFits(vertical: false) {
                Text("Reply to everyone who received the message")
                Text("Reply")
            })
        #expect(size.width < 80)
    }

    @Test("The article's layout places children on a diagonal")
    func layout() {
        let cascade = Cascade(step: 12)
        stage.show(
            cascade {
                Text("one")
                Text("two")
            })
        #expect(frames.map(\.origin) == [.zero, CGPoint(x: 12, y: 12)])
    }
}
