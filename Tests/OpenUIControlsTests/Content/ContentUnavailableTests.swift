import OpenUIControls
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Messages instead of content") @MainActor struct ContentUnavailableTests {
    private final class Controller: UIViewController {
        var message: UIContentUnavailableConfiguration?
        private(set) var updates = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            contentUnavailableConfiguration = message
        }
    }

    private func message(_ change: (inout UIContentUnavailableConfiguration) -> Void = { _ in })
        -> UIContentUnavailableConfiguration
    {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Songs"
        change(&configuration)
        return configuration
    }

    private func shown(in controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
    }

    private func label(_ text: String, in view: UIView?) -> UILabel? {
        view?.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test("An attributed text replaces the text, and has its appearance where it has no attributes")
    func attributedText() {
        WindowStage.run { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let text = NSMutableAttributedString(string: "No Favorites")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 9))
            controller.contentUnavailableConfiguration = message {
                $0.attributedText = text
                $0.textProperties.color = .green
                $0.secondaryAttributedText = NSAttributedString(string: "Add some")
            }
            stage.frame()
            let view = shown(in: controller)
            let shown = label("No Favorites", in: view)?.attributedText
            #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
            #expect(shown?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
            #expect(shown?.attribute(.font, at: 5, effectiveRange: nil) is UIFont)
            #expect(label("Add some", in: view)?.isHidden == false)
            #expect(label("No Songs", in: view) == nil)
        }
    }

    @Test("The message of a controller covers its view inside of the safe area")
    func area() {
        WindowStage.run { stage in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets.top = 30
            stage.window.rootViewController = controller
            controller.contentUnavailableConfiguration = message()
            controller.view.addSubview(UIView())
            stage.frame()
            #expect(shown(in: controller)?.frame == CGRect(x: 0, y: 30, width: 200, height: 170))
            #expect(controller.view.subviews.last is UIContentUnavailableView)
        }
    }

    @Test("The message of a scroll view does not scroll")
    func scrolling() {
        WindowStage.run { stage in
            let controller = UIViewController()
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 200, height: 1000)
            controller.view = scrollView
            stage.window.rootViewController = controller
            controller.contentUnavailableConfiguration = message()
            stage.frame()
            scrollView.contentOffset.y = 50
            stage.frame()
            #expect(shown(in: controller)?.frame == CGRect(x: 0, y: 50, width: 200, height: 200))
        }
    }

    @Test("A controller updates its message before its first layout and when that is scheduled")
    func updates() {
        WindowStage.run { stage in
            let controller = Controller()
            stage.window.rootViewController = controller
            stage.frame()
            #expect(controller.updates == 1)
            #expect(shown(in: controller) == nil)
            controller.message = message()
            controller.setNeedsUpdateContentUnavailableConfiguration()
            stage.frame()
            #expect(controller.updates == 2)
            #expect(shown(in: controller) != nil)
            controller.message = nil
            controller.setNeedsUpdateContentUnavailableConfiguration()
            stage.frame()
            #expect(shown(in: controller) == nil)
        }
    }

    @Test("A controller keeps the view of its message when the text changes")
    func reuse() {
        WindowStage.run { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            controller.contentUnavailableConfiguration = message()
            stage.frame()
            let view = shown(in: controller)
            controller.contentUnavailableConfiguration = message { $0.text = "No Albums" }
            stage.frame()
            #expect(shown(in: controller) === view)
            #expect(label("No Albums", in: view) != nil)
        }
    }

    @Test("The parts of a message are in the center, one below another, and its text is a heading")
    func parts() throws {
        let view = UIContentUnavailableView(configuration: message { $0.secondaryText = "Add one" })
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        view.layoutIfNeeded()
        let title = try #require(label("No Songs", in: view))
        let detail = try #require(label("Add one", in: view))
        expectNear(title.center.x, 150, within: 0.001)
        expectNear(detail.frame.minY - title.frame.maxY, 8, within: 0.001)
        expectNear((title.frame.minY + detail.frame.maxY) / 2, 150, within: 0.001)
        #expect(title.accessibilityTraits.contains(.header))
    }

    @Test("The button of a message performs its action")
    func button() throws {
        var presses = 0
        let view = UIContentUnavailableView(
            configuration: message {
                $0.button.title = "Add"
                $0.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
            })
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.count == 1)
        try #require(buttons.first).sendActions(for: .primaryActionTriggered)
        #expect(presses == 1)
    }

    @Test("A message for a search names the text of the search, unless another text is set")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "Bach"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Bach”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test("A message about loading displays an activity indicator")
    func loading() {
        let view = UIContentUnavailableView(configuration: .loading())
        let indicator = view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(indicator?.isAnimating == true)
        #expect(indicator?.isHidden == false)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(indicator?.isAnimating == false)
    }
}
