import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Resizable snapshots") @MainActor struct ResizableSnapshotTests {
    @Test("A snapshot shows a part of the view, and its caps keep their size when it is resized")
    func caps() throws {
        try WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let view = stage.add(UIView(), CGRect(x: 0, y: 100, width: 60, height: 40))
            view.backgroundColor = .green
            let edge = stage.add(UIView(), CGRect(x: 10, y: 0, width: 5, height: 40), to: view)
            edge.backgroundColor = .red
            stage.frame()
            let snapshot = view.resizableSnapshotView(
                from: CGRect(x: 10, y: 0, width: 40, height: 40), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
            let shown = try #require(snapshot)
            #expect(shown.bounds.size == CGSize(width: 40, height: 40))
            stage.add(shown, CGRect(x: 0, y: 0, width: 120, height: 40))
            stage.frame()
            _ = try stage.screenshot("resizable_snapshot")
            let (red, green) = (PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 255, blue: 0))
            let colors: [PixelColor?] = [2, 8, 110].map { stage.pixel($0, 20) }
            #expect(colors == [red, green, green])
        }
    }

    @Test("A part without an area has no snapshot")
    func empty() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for rect in [CGRect.zero, CGRect(x: 0, y: 0, width: 5, height: 0), .null, .infinite] {
            #expect(view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
        }
    }
}
