import Testing

@testable import OpenUIControllers
import UIKitTestSupport

@Suite("Menus of titles") @MainActor struct TitleMenuTests {
    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { ((($0 as? UILabel)?.text).map { [$0] } ?? []) + labels(in: $0) }
    }

    @Test("A title with a menu opens it below, with the elements of that time")
    func menu() {
        WindowStage.run(CGSize(width: 400, height: 300)) { stage in
            let item = UINavigationItem(title: "Letter")
            var calls = 0
            item.titleMenuProvider = { suggested in
                calls += 1
                return UIMenu(children: suggested + [UIAction(title: "Rename \(calls)") { _ in }])
            }
            let bar = stage.add(UINavigationBar(), CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = [item]
            stage.frame()
            #expect(labels(in: bar).contains("Letter"))
            #expect(calls == 0)
            stage.tap(200, 22)
            stage.advance(by: 0.5)
            #expect(calls == 1)
            #expect(labels(in: stage.window).contains("Rename 1"))
        }
    }

    @Test("A title without a menu is no button")
    func none() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UINavigationItem(title: "Letter")
        bar.items = [item]
        #expect(bar.content?.subviews.contains { $0 is TitleMenuButton } == false)
        item.titleMenuProvider = { UIMenu(children: $0) }
        #expect(bar.content?.subviews.contains { $0 is TitleMenuButton } == true)
        item.titleMenuProvider = nil
        #expect(bar.content?.subviews.contains { $0 is TitleMenuButton } == false)
    }

    @Test("The title of a menu has the font and the color of the bar")
    func appearance() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UINavigationItem(title: "Letter")
        item.titleMenuProvider = { UIMenu(children: $0) }
        bar.items = [item]
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
        let button = bar.content?.subviews.lazy.compactMap { $0 as? TitleMenuButton }.first
        #expect(button?.configuration?.baseForegroundColor == .red)
        #expect(button?.configuration?.attributedTitle?.uiKit.font == .systemFont(ofSize: 30))
    }
}
