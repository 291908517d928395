import Testing

@testable import OpenUIControllers
import UIKitTestSupport

/// Serialized, because the tests use the general pasteboard and replace the function that opens URLs.
@Suite(.serialized) @MainActor struct ActivityTests {
    private final class Star: UIActivity {
        var prepared: [String] = []
        override var activityType: ActivityType? { ActivityType("star") }
        override var activityTitle: String? { "Star" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) {
            prepared = activityItems.compactMap { $0 as? String }
        }
        override func perform() { activityDidFinish(true) }
    }

    private final class Source: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .mail ? "for mail" : nil }
        func activityViewController(
            _ controller: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "A & B" }
    }

    private func types(_ controller: UIActivityViewController) -> [UIActivity.ActivityType?] {
        controller.activities.map(\.activityType)
    }

    private func choose(_ type: UIActivity.ActivityType, in controller: UIActivityViewController) throws {
        controller.choose(try #require(controller.activities.first { $0.activityType == type }))
    }

    @Test("Texts can be sent and copied; URLs can also be opened")
    func desktop() {
        #expect(
            types(UIActivityViewController(activityItems: ["a"], applicationActivities: nil)) == [
                .mail, .copyToPasteboard,
            ])
        let url = URL(fileURLWithPath: "/tmp/a.txt")
        #expect(
            types(UIActivityViewController(activityItems: [url], applicationActivities: nil)) == [
                .openURL, .copyToPasteboard,
            ])
        #expect(types(UIActivityViewController(activityItems: [3], applicationActivities: nil)).isEmpty)
    }

    @Test("An application's activities are offered for items that they support, unless they are excluded")
    func own() {
        let star = UIActivity.ActivityType("star")
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [Star()])
        #expect(types(controller) == [.mail, star, .copyToPasteboard])
        controller.excludedActivityTypes = [star, .mail]
        #expect(types(controller) == [.copyToPasteboard])
        let others = UIActivityViewController(activityItems: [3], applicationActivities: [Star()])
        #expect(types(others).isEmpty)
    }

    @Test("An activity is performed with the items, and its end is reported once")
    func performing() throws {
        let star = Star()
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [star])
        var ends: [String] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in
            ends.append("\(type?.rawValue ?? "none") \(completed)")
        }
        try choose(UIActivity.ActivityType("star"), in: controller)
        star.activityDidFinish(false)
        #expect(star.prepared == ["a"])
        #expect(ends == ["star true"])
        #expect(controller.completionWithItemsHandler == nil)
    }

    @Test("While an activity is performed, another one cannot be chosen")
    func secondChoice() throws {
        final class Slow: UIActivity {
            var count = 0
            override var activityType: ActivityType? { ActivityType("slow") }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func perform() { count += 1 }
        }
        let (slow, star) = (Slow(), Star())
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [slow, star])
        for activity in [slow, slow, star] { controller.choose(activity) }
        #expect(slow.count == 1)
        #expect(star.prepared.isEmpty)
    }

    @Test("URLs without a scheme are not opened")
    func relativeURLs() throws {
        var opened: [String] = []
        UIActivityViewController.opener = { url, completion in
            opened.append(url.absoluteString)
            completion(true)
        }
        defer { UIActivityViewController.opener = nil }
        let urls = ["a/b", "https://a.example"].compactMap(URL.init(string:))
        try choose(.openURL, in: UIActivityViewController(activityItems: urls, applicationActivities: nil))
        #expect(opened == ["https://a.example"])
    }

    @Test("Copying puts the items on the general pasteboard")
    func copying() throws {
        let controller = UIActivityViewController(activityItems: ["one", "two"], applicationActivities: nil)
        try choose(.copyToPasteboard, in: controller)
        #expect(UIPasteboard.general.strings == ["one", "two"])
        UIPasteboard.general.items = []
    }

    @Test("An email has the subject and the item of a source, with escaped characters")
    func mail() throws {
        var opened: [String] = []
        UIActivityViewController.opener = { url, completion in
            opened.append(url.absoluteString)
            completion(true)
        }
        defer { UIActivityViewController.opener = nil }
        let source = Source()
        let controller = UIActivityViewController(activityItems: [source], applicationActivities: nil)
        try choose(.mail, in: controller)
        #expect(opened == ["mailto:?subject=A%20%26%20B&body=for%20mail"])
    }

    @Test("URLs are opened one after the other, and a failure is reported")
    func opening() throws {
        var opened: [String] = []
        UIActivityViewController.opener = { url, completion in
            opened.append(url.absoluteString)
            completion(opened.count > 1)
        }
        defer { UIActivityViewController.opener = nil }
        let urls = ["https://a.example", "https://b.example"].compactMap(URL.init(string:))
        let controller = UIActivityViewController(activityItems: urls, applicationActivities: nil)
        var isComplete: Bool?
        controller.completionWithItemsHandler = { _, completed, _, _ in isComplete = completed }
        try choose(.openURL, in: controller)
        #expect(opened == ["https://a.example", "https://b.example"])
        #expect(isComplete == false)
    }

    @Test("Dismissing the controller reports that no activity was chosen")
    func dismissal() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
            controller.popoverPresentationController?.sourceView = root.view
            var ends: [String] = []
            controller.completionWithItemsHandler = { type, completed, _, _ in
                ends.append("\(type?.rawValue ?? "none") \(completed)")
            }
            root.present(controller, animated: false)
            stage.frame()
            #expect(ends.isEmpty)
            root.dismiss(animated: false)
            stage.frame()
            #expect(ends == ["none false"])
        }
    }

    @Test("An activity that ends dismisses the controller, then reports")
    func presented() throws {
        try WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [Star()])
            controller.popoverPresentationController?.sourceView = root.view
            var ends: [Bool] = []
            controller.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
            root.present(controller, animated: false)
            stage.frame()
            try choose(UIActivity.ActivityType("star"), in: controller)
            stage.advance(by: 1)
            stage.advance(by: 1)
            #expect(root.presentedViewController == nil)
            #expect(ends == [true])
        }
    }
}
