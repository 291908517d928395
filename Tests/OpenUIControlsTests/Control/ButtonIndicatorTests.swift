import TestSupport
import Testing

@testable import OpenUIControls
import UIKitTestSupport

/// Tests the arrows of buttons that open menus, and how buttons show symbols and images.
@Suite @MainActor struct ButtonIndicatorTests {
    private func makeButton(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Size"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    /// Returns the view with the arrows, the only image view with a symbol.
    private func arrows(_ button: UIButton) -> UIImageView? {
        button.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image?.isSymbolImage == true }
    }

    @Test("A button shows arrows automatically if a press opens a menu that changes the selection")
    func automatic() {
        let button = makeButton()
        let width = button.intrinsicContentSize.width
        button.menu = UIMenu(children: [])
        button.showsMenuAsPrimaryAction = true
        #expect(arrows(button) == nil)
        button.changesSelectionAsPrimaryAction = true
        #expect(arrows(button) != nil)
        #expect(button.intrinsicContentSize.width > width)
        button.menu = nil
        #expect(arrows(button) == nil)
        #expect(button.intrinsicContentSize.width == width)
    }

    @Test("The indicator of a configuration takes precedence over the automatic one")
    func explicit() {
        #expect(arrows(makeButton { $0.indicator = .popup }) != nil)
        let button = makeButton { $0.indicator = .none }
        button.menu = UIMenu(children: [])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(arrows(button) == nil)
    }

    @Test("The arrows are at the trailing end of the title, in both directions", arguments: [false, true])
    func placement(isReversed: Bool) throws {
        let button = makeButton { $0.indicator = .popup }
        button.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let arrows = try #require(self.arrows(button))
        let title = try #require(button.titleLabel)
        if isReversed {
            #expect(arrows.frame.maxX < title.frame.minX)
        } else {
            #expect(arrows.frame.minX > title.frame.maxX)
        }
        expectNear(arrows.frame.midY, 20, within: 1)
        // Title and arrows are centered together.
        expectNear(arrows.frame.union(title.frame).midX, 100, within: 1)
    }

    @Test("A button shows a symbol with the preferred configuration of its state, and of the normal state otherwise")
    func symbolConfiguration() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let size = button.intrinsicContentSize
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > size.height)
        #expect(button.imageView?.image?.size == button.intrinsicContentSize)
        #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) === large)
        let small = UIImage.SymbolConfiguration(pointSize: 10)
        button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
        button.isSelected = true
        #expect(button.currentPreferredSymbolConfiguration === small)
        #expect(button.intrinsicContentSize.height < size.height)
    }

    @Test("The image of a button fades while it is highlighted or disabled, unless the button does not adjust it")
    func adjustedImage() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.isHighlighted = true
        expectNear(button.imageView?.alpha ?? 1, 0.3, within: 0.001)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.isEnabled = false
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.alpha == 1)
    }
}
