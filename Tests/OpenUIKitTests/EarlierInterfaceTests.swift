import OpenUIKit
import Testing

/// Members of UIKit that code for earlier versions of iOS uses.
@Suite @MainActor struct EarlierInterfaceTests {
    @Test("A bar with the black style has the dark interface style until the style is the default again")
    func barStyles() {
        let bar = UINavigationBar()
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("A background image replaces the effect of a navigation bar, until it is removed")
    func barBackground() {
        let bar = UINavigationBar()
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(bar.backgroundImage(for: .default) != nil)
        #expect(bar.standardAppearance.backgroundEffect == nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(bar.standardAppearance.backgroundEffect != nil)
    }

    @Test("The title of a button has the shadow color of the button's state")
    func titleShadow() {
        let button = UIButton()
        button.setTitle("Title", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .disabled)
        #expect(button.titleLabel?.shadowColor == .red)
        button.isEnabled = false
        #expect(button.titleLabel?.shadowColor == .blue)
    }

    @Test("A white activity indicator is white unless a color is set")
    func whiteIndicator() {
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        #expect(indicator.color == .white)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        indicator.color = .red
        #expect(indicator.color == .red)
    }

    @Test("A string with attributes is drawn in a rectangle")
    func drawnString() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            "█".draw(
                with: CGRect(x: 0, y: 0, width: 20, height: 20), options: .usesLineFragmentOrigin,
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red], context: nil)
        }
        let empty = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        #expect(image.pngData() != empty.pngData())
    }
}
