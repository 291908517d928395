import OpenQuartzCore
import OpenUIControls
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Tests layout guides, alignment rectangles, anchor distances and wrapped text in constraints.
@MainActor @Suite struct ConstraintGuideTests {
    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("The readable content guide is at most 672 points wide and centered in the margins")
    func readable() {
        WindowStage.run(CGSize(width: 1000, height: 400)) { stage in
            let (page, text) = (UIView(), Box())
            stage.add(page, CGRect(x: 0, y: 0, width: 1000, height: 400))
            page.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 40)
            page.addSubview(text)
            let guide = page.readableContentGuide
            activate(
                text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                text.topAnchor.constraint(equalTo: guide.topAnchor),
                text.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
            stage.frame()
            // The margins leave 20…960, whose middle is 490.
            #expect(text.frame == CGRect(x: 154, y: 30, width: 672, height: 360))
            #expect(guide.layoutFrame == text.frame)
            page.frame.size.width = 500
            stage.frame()
            #expect(text.frame == CGRect(x: 20, y: 30, width: 440, height: 360))
            page.layoutMargins.left = 100
            stage.frame()
            #expect(text.frame == CGRect(x: 100, y: 30, width: 360, height: 360))
        }
    }

    private final class Ornamented: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    @Test("Constraints apply to a view's alignment rectangle, which the frame extends by the insets")
    func alignmentRects() {
        WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let (first, second, natural) = (Ornamented(), Ornamented(), Ornamented())
            for view in [first, second, natural] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
            }
            activate(
                first.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 10),
                first.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
                first.widthAnchor.constraint(equalToConstant: 100), first.heightAnchor.constraint(equalToConstant: 50),
                second.leftAnchor.constraint(equalTo: first.rightAnchor),
                second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
                second.widthAnchor.constraint(equalTo: first.widthAnchor),
                second.heightAnchor.constraint(equalToConstant: 30),
                natural.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                natural.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor))
            stage.frame()
            #expect(first.frame == CGRect(x: 5, y: 17, width: 116, height: 60))
            // The alignment rectangle spans 110…210 horizontally, and its vertical middle is at 45.
            #expect(second.frame == CGRect(x: 105, y: 27, width: 116, height: 40))
            // The intrinsic size is that of the alignment rectangle.
            #expect(natural.frame == CGRect(x: -5, y: 177, width: 56, height: 30))
            let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
            #expect(first.alignmentRect(forFrame: first.frame(forAlignmentRect: rect)) == rect)
        }
    }

    @Test("Anchor distances can be constrained like lengths")
    func distances() {
        WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let (a, b, c) = (Box(50, 10), Box(30, 10), Box(40, 10))
            for view in [a, b, c] { stage.window.addSubview(view) }
            activate(
                a.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 10),
                c.rightAnchor.constraint(equalTo: stage.window.rightAnchor, constant: -20),
                // Between 60 and 240 are b and two gaps, of which the second is twice as wide.
                b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
                    .constraint(equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor), multiplier: 2),
                stage.window.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 40),
                stage.window.topAnchor.anchorWithOffset(to: b.centerYAnchor)
                    .constraint(equalTo: a.widthAnchor, constant: 10),
                stage.window.topAnchor.anchorWithOffset(to: c.bottomAnchor)
                    .constraint(lessThanOrEqualToConstant: 33),
                c.topAnchor.constraint(greaterThanOrEqualTo: stage.window.topAnchor, constant: 23))
            stage.frame()
            #expect(a.frame == CGRect(x: 10, y: 40, width: 50, height: 10))
            #expect(b.frame == CGRect(x: 110, y: 55, width: 30, height: 10))
            #expect(c.frame == CGRect(x: 240, y: 23, width: 40, height: 10))
        }
    }

    @Test("System spacing is 8 points between edges, and the line height of the lower font between baselines")
    func systemSpacing() {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            let (box, next) = (Box(50, 20), Box(30, 20))
            let (title, text) = (UILabel(), UILabel())
            title.font = .systemFont(ofSize: 30)
            text.font = .systemFont(ofSize: 15)
            for label in [title, text] {
                label.text = "Hg"
                label.translatesAutoresizingMaskIntoConstraints = false
            }
            for view in [box, next, title, text] {
                stage.window.addSubview(view)
            }
            activate(
                box.leadingAnchor.constraint(equalToSystemSpacingAfter: stage.window.leadingAnchor, multiplier: 1),
                box.topAnchor.constraint(equalToSystemSpacingBelow: stage.window.topAnchor, multiplier: 2),
                next.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 1.5),
                next.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
                next.topAnchor.constraint(lessThanOrEqualTo: stage.window.topAnchor, constant: 44),
                title.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                title.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
                text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2))
            stage.frame()
            #expect(box.frame == CGRect(x: 8, y: 16, width: 50, height: 20))
            #expect(next.frame == CGRect(x: 70, y: 44, width: 30, height: 20))
            /// The baseline of a label's single line, from its font alone: the line is vertically centered.
            @MainActor func baseline(_ label: UILabel) -> CGFloat {
                label.frame.midY - label.font.lineHeight / 2 + label.font.ascender
            }
            expectNear(baseline(text) - baseline(title), 2 * text.font.lineHeight, within: 1.01)
        }
    }

    /// Breaks a text greedily at spaces, using only the widths of single lines.
    private func lines(_ text: String, _ font: UIFont, width: CGFloat) -> Int {
        var (count, line) = (1, "")
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            let size = NSAttributedString(string: longer, attributes: [.font: font]).size()
            if size.width > width, !line.isEmpty {
                count += 1
                line = String(word)
            } else {
                line = longer
            }
        }
        return count
    }

    private let prose =
        "Alice was beginning to get very tired of sitting by her sister on the bank and of having nothing"

    @Test("A label wraps at its preferredMaxLayoutWidth, and without one at its resulting width")
    func preferredWidth() {
        WindowStage.run(CGSize(width: 600, height: 400)) { stage in
            let label = UILabel()
            label.font = .systemFont(ofSize: 16)
            label.text = prose
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            let most = label.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
            activate(
                label.topAnchor.constraint(equalTo: stage.window.topAnchor),
                label.leftAnchor.constraint(equalTo: stage.window.leftAnchor), most)
            let height = NSAttributedString(string: "x", attributes: [.font: label.font as Any]).size().height
            for width in [250 as CGFloat, 180, 333] {
                most.constant = width
                stage.frame()
                let count = CGFloat(lines(prose, label.font, width: width))
                expectNear(label.frame.height, count * height, within: count, "at \(width)")
                #expect(label.frame.width <= width)
                #expect(label.frame.width > width * 0.7)
            }
            most.constant = 500
            label.preferredMaxLayoutWidth = 150
            stage.frame()
            let count = CGFloat(lines(prose, label.font, width: 150))
            expectNear(label.frame.height, count * height, within: count)
            #expect(label.frame.width <= 150)
            #expect(label.intrinsicContentSize.width <= 150)
            label.numberOfLines = 2
            stage.frame()
            expectNear(label.frame.height, 2 * height, within: 2)
            label.preferredMaxLayoutWidth = 0
            stage.frame()
            #expect(label.frame.width > 400)
        }
    }

    @Test("A text view without scrolling is as high as its text at its resulting width, also after edits")
    func textView() {
        WindowStage.run(CGSize(width: 600, height: 400)) { stage in
            let (view, below) = (UITextView(), Box(10, 10))
            view.font = .systemFont(ofSize: 16)
            view.text = prose
            view.isScrollEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            stage.window.addSubview(below)
            let width = view.widthAnchor.constraint(equalToConstant: 250)
            activate(
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
                view.leftAnchor.constraint(equalTo: stage.window.leftAnchor), width,
                below.topAnchor.constraint(equalTo: view.bottomAnchor),
                below.leftAnchor.constraint(equalTo: view.leftAnchor))
            let font = UIFont.systemFont(ofSize: 16)
            let line = NSAttributedString(string: "x", attributes: [.font: font]).size().height
            for available in [250 as CGFloat, 160, 400] {
                width.constant = available
                stage.frame()
                // 8 points above and below, and 5 at each side of the lines.
                let count = CGFloat(lines(prose, font, width: available - 10))
                expectNear(view.frame.height - 16, count * line, within: count, "at \(available)")
                #expect(below.frame.minY == view.frame.maxY)
            }
            let height = view.frame.height
            view.text = "short"
            stage.frame()
            expectNear(view.frame.height - 16, line, within: 1)
            #expect(view.frame.height < height)
            #expect(below.frame.minY == view.frame.maxY)
        }
    }

    @Test("Without an on-screen keyboard the keyboard guide is below the safe area")
    func keyboard() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            controller.additionalSafeAreaInsets.bottom = 34
            let bar = Box(UIView.noIntrinsicMetric, 40)
            controller.view.addSubview(bar)
            activate(
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor))
            stage.frame()
            #expect(bar.frame == CGRect(x: 0, y: 326, width: 300, height: 40))
            #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 366, width: 300, height: 34))
            controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
            stage.frame()
            #expect(bar.frame.maxY == 400)
            stage.surface.resize(to: CGSize(width: 200, height: 300))
            stage.frame()
            #expect(bar.frame == CGRect(x: 0, y: 260, width: 200, height: 40))
        }
    }
}
