import OpenUIControls
import Testing
import UIKitTestSupport

@Suite("Effects of background configurations") @MainActor struct BackgroundEffectTests {
    private func effect(in view: UIView) -> UIVisualEffectView? {
        view.subviews.first?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }

    @Test("An effect fills the background below its color, and is removed with the effect")
    func effect() {
        let view = BackgroundConfigurationView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .red
        view.configuration = configuration
        #expect(effect(in: view) == nil)
        configuration.visualEffect = UIBlurEffect(style: .regular)
        view.configuration = configuration
        view.layoutIfNeeded()
        #expect(effect(in: view)?.effect == UIBlurEffect(style: .regular))
        #expect(effect(in: view)?.frame == view.bounds)
        #expect(effect(in: view)?.contentView.backgroundColor == .red)
        #expect(view.subviews.first?.backgroundColor == nil)
        configuration.visualEffect = nil
        view.configuration = configuration
        #expect(effect(in: view)?.effect == nil)
        #expect(view.subviews.first?.backgroundColor == .red)
    }

    @Test("Backgrounds with different effects are different")
    func equality() {
        var (first, second) = (UIBackgroundConfiguration.clear(), UIBackgroundConfiguration.clear())
        first.visualEffect = UIBlurEffect(style: .regular)
        #expect(first != second)
        second.visualEffect = UIBlurEffect(style: .regular)
        #expect(first == second)
    }
}
