import TestSupport
import Testing

import OpenUIControls

@Suite @MainActor struct ButtonLayoutTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private func button(_ title: String? = nil, image: UIImage? = nil) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        return button
    }

    @Test("A button without content has the size 30 by 34")
    func empty() {
        #expect(button().intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test("A title has 6 points above and below and is at least 30 points wide")
    func title() throws {
        let button = button("i")
        let label = try #require(button.titleLabel)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: label.intrinsicContentSize.height + 12))
    }

    @Test("A button with an image only has the size of the image")
    func image() {
        #expect(button(image: picture(20, 10)).intrinsicContentSize == CGSize(width: 20, height: 10))
    }

    @Test("Image and title lie side by side without a gap")
    func imageAndTitle() throws {
        let button = button("Long title", image: picture(20, 10))
        let label = try #require(button.titleLabel)
        #expect(button.intrinsicContentSize.width == 20 + label.intrinsicContentSize.width)
    }

    @Test("Content insets replace the built-in space around the title")
    func contentInsets() throws {
        let button = button("i")
        let label = try #require(button.titleLabel)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let title = label.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    }

    @Test("Title insets move a centered title by half of their difference and keep its size if it fits")
    func titleInsets() throws {
        let button = button("Title")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.frame.size == label.intrinsicContentSize)
        expectNear(label.frame.midX, 115, within: 1e-6)
        expectNear(label.frame.midY, 35, within: 1e-6)
    }

    @Test("Opposite insets of image and title exchange them")
    func exchanged() throws {
        let button = button("Title", image: picture(20, 10))
        let label = try #require(button.titleLabel)
        let width = label.intrinsicContentSize.width
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: width, bottom: 0, right: -width)
        button.layoutIfNeeded()
        expectNear(label.frame.minX, 0, within: 1e-6)
        expectNear(label.frame.width, width, within: 1e-6)
        let imageView = try #require(button.imageView)
        expectNear(imageView.frame.minX, width, within: 1e-6)
    }

    @Test("An image that is larger than the button is reduced to its bounds")
    func largeImage() {
        let button = button(image: picture(50, 60))
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("A title with several lines wraps in the width of the button")
    func severalLines() throws {
        let button = button("A title that is much wider than the button")
        let label = try #require(button.titleLabel)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        button.layoutIfNeeded()
        let line = label.frame.height
        label.numberOfLines = 0
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(label.frame.width <= 100)
        #expect(label.frame.height >= 3 * line)
        expectNear(label.frame.midY, 100, within: 1)
    }

    @Test("Overridden rectangles determine where image and title are displayed")
    func overriddenRectangles() {
        final class Custom: UIButton {
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY, width: 50, height: 10)
            }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.maxX - 7, y: contentRect.minY, width: 7, height: 8)
            }
        }
        let button = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(picture(20, 20), for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 5, y: 5, width: 50, height: 10))
        #expect(button.imageView?.frame == CGRect(x: 88, y: 5, width: 7, height: 8))
    }
}
