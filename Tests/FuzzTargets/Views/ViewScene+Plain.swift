import Fuzzing
import OpenQuartzCore
import OpenUIKit

/// The views and edits of scenes whose frames are the same in every pixel, however they are painted.
///
/// All edges are at whole pixels, so that nothing is antialiased but text, which is not scaled.
extension ViewScene {
    func makePlainView() -> UIView {
        switch choices.below(6) {
        case 0: return UIView()
        case 1: return RestlessView(self)
        case 2:
            let label = UILabel()
            label.text = choices.element(of: ["a", "Two words", "مرحبا", ""])
            return label
        case 3:
            let view = UIImageView(image: images.first.map { UIImage(cgImage: $0) })
            view.contentMode = .topLeft
            return view
        case 4:
            let view = DrawnView(self)
            // What it has drawn is not scaled to another size.
            view.contentMode = choices.element(of: [.topLeft, .redraw])
            return view
        default:
            let scrollView = UIScrollView()
            scrollView.showsVerticalScrollIndicator = false
            scrollView.showsHorizontalScrollIndicator = false
            scrollView.contentSize = CGSize(width: 100, height: 400)
            return scrollView
        }
    }

    /// Returns a rectangle with an even size, whose center is at a whole pixel, too.
    func plainRect() -> CGRect {
        CGRect(
            x: CGFloat(choices.int(in: -8...60)), y: CGFloat(choices.int(in: -8...44)), width: evenLength(),
            height: evenLength())
    }

    private func evenLength() -> CGFloat { CGFloat(choices.below(21) * 2) }

    private func plainPoint(_ range: ClosedRange<Int>) -> CGPoint {
        CGPoint(x: CGFloat(choices.int(in: range)), y: CGFloat(choices.int(in: range)))
    }

    private func plainColor() -> UIColor {
        let color = color()
        return isTranslucent || color == .clear ? color : color.withAlphaComponent(1)
    }

    /// Makes a single change.
    func editPlainly() {
        let view = views.isEmpty ? nil : choices.element(of: views)
        guard let view, views.count < 40 || !choices.isTrue(onceIn: 4) else { return addView() }
        switch choices.below(10) {
        case 0, 1: addView()
        case 2...4: editHierarchy(view)
        case 5: changePlainContent(of: view)
        case 6: changePlainProperty(of: view.layer)
        default: changePlainProperty(of: view)
        }
    }

    private func changePlainProperty(of view: UIView) {
        let property = choices.below(12)
        choices.note("change plain property \(property) of \(view.nameInScene(views))")
        switch property {
        case 0, 1: view.frame = plainRect()
        case 2: view.bounds.origin = plainPoint(-20...20)
        case 3: view.bounds.size = CGSize(width: evenLength(), height: evenLength())
        case 4: view.center = plainPoint(-10...70)
        case 5: view.transform = CGAffineTransform(translationX: evenLength() - 20, y: evenLength() - 20)
        case 6: view.alpha = choices.element(of: isTranslucent ? [1, 0.5, 0] : [1, 0])
        case 7: view.isHidden.toggle()
        case 8: view.clipsToBounds.toggle()
        case 9: view.backgroundColor = choices.isTrue() ? plainColor() : nil
        case 10: view.tintColor = plainColor()
        default: view.overrideUserInterfaceStyle = choices.element(of: [.dark, .light, .unspecified])
        }
    }

    private func changePlainProperty(of layer: CALayer) {
        let property = choices.below(4)
        choices.note("change plain property \(property) of a \(type(of: layer))")
        switch property {
        case 0: layer.zPosition = choices.element(of: [0, 1, -1])
        case 1:
            layer.borderWidth = CGFloat(choices.below(5))
            layer.borderColor = plainColor().cgColor
        case 2: layer.allowsGroupOpacity.toggle()
        default: layer.shouldRasterize.toggle()
        }
    }

    private func changePlainContent(of view: UIView) {
        choices.note("change the content of \(view.nameInScene(views))")
        switch view {
        case let label as UILabel:
            switch choices.below(3) {
            case 0: label.text = choices.element(of: ["b", "Some other words", nil])
            case 1: label.textColor = plainColor()
            default: label.font = .systemFont(ofSize: CGFloat(choices.int(in: 6...24)))
            }
        case let imageView as UIImageView:
            let image = images.isEmpty ? nil : UIImage(cgImage: choices.element(of: images))
            imageView.image = choices.isTrue(onceIn: 3) ? nil : image
        case let scrollView as UIScrollView: scrollView.contentOffset = plainPoint(0...300)
        case let drawnView as DrawnView:
            drawnView.fill = plainColor()
            drawnView.setNeedsDisplay()
        default: view.setNeedsLayout()
        }
    }
}
