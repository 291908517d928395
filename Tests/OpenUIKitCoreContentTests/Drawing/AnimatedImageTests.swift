import OpenQuartzCore
import OpenUIControls
import TestSupport
import Testing

@testable import OpenUIFoundation
@testable import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct AnimatedImageTests {
    private func square(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private var colors: [UIImage] { [square(.red), square(.green), square(.blue)] }

    private func name(_ stage: WindowStage) -> String {
        stage.frame()
        return switch stage.pixel(5, 5)?.description {
        case "#ff0000ff": "red"
        case "#00ff00ff": "green"
        case "#0000ffff": "blue"
        case "#ffffffff": "white"
        default: "other"
        }
    }

    @Test("The frame of an image animation at a given time follows from its delays and loop count")
    func times() throws {
        let animation = try #require(ImageAnimation(colors, delays: [0.1, 0.3, 0.2], loopCount: 2))
        let expected = [(0, 0), (0.09, 0), (0.1, 1), (0.39, 1), (0.4, 2), (0.59, 2), (0.6, 0), (0.7, 1), (1.19, 2)]
        for (time, index) in expected { #expect(animation.frame(at: time)?.index == index, "\(time)") }
        #expect(animation.frame(at: 1.2) == nil)
        #expect(animation.frame(at: -5)?.index == 0)
        #expect(ImageAnimation([], delays: [], loopCount: 0) == nil)
        let even = try #require(ImageAnimation(colors, duration: 0, loopCount: 0))
        expectNear(even.duration, 0.1, within: 1e-12)
        #expect(even.frame(at: 1e6) != nil)
        let odd = try #require(ImageAnimation(colors, delays: [.nan, -1, .infinity], loopCount: -3))
        expectNear(odd.duration, 0.1, within: 1e-12)
        #expect(odd.loopCount == 0)
    }

    @Test("An animated image plays as soon as it is visible, starting at its first frame")
    func animated() throws {
        let image = try #require(UIImage.animatedImage(with: colors, duration: 0.6))
        #expect(image.images?.count == 3)
        expectNear(image.duration, 0.6, within: 1e-12)
        #expect(image.size.width == 10)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(colors[0].images == nil)
        WindowStage.run { stage in
            let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(name(stage) == "red")
            #expect(view.isAnimating)
            stage.clock.advance(by: 0.21)
            #expect(name(stage) == "green")
            stage.clock.advance(by: 0.2)
            #expect(name(stage) == "blue")
            stage.clock.advance(by: 0.2)
            #expect(name(stage) == "red")
            view.image = colors[1]
            #expect(name(stage) == "green")
            #expect(!view.isAnimating)
            stage.clock.advance(by: 5)
            #expect(name(stage) == "green")
        }
    }

    @Test("An image view plays its animationImages for the repeat count and then shows its image again")
    func sequence() {
        WindowStage.run { stage in
            let view = stage.add(UIImageView(image: square(.white)), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.animationImages = colors
            view.animationDuration = 0.3
            view.animationRepeatCount = 2
            #expect(name(stage) == "white")
            #expect(!view.isAnimating)
            view.startAnimating()
            #expect(name(stage) == "red")
            #expect(view.isAnimating)
            stage.clock.advance(by: 0.45)
            #expect(name(stage) == "green")
            stage.clock.advance(by: 0.2)
            #expect(name(stage) == "white")
            #expect(!view.isAnimating)
            view.animationRepeatCount = 0
            view.startAnimating()
            stage.clock.advance(by: 300.11)
            #expect(name(stage) == "green")
            #expect(view.isAnimating)
            view.image = square(.blue)
            #expect(name(stage) == "green")
            view.stopAnimating()
            #expect(name(stage) == "blue")
            #expect(!view.isAnimating)
        }
    }

    @Test("An image view in a hidden or removed superview schedules no timer, while its animation time continues")
    func invisible() throws {
        let image = try #require(UIImage.animatedImage(with: colors, duration: 0.6))
        WindowStage.run { stage in
            let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 10, height: 10), to: parent)
            #expect(name(stage) == "red")
            #expect(view.waits)
            parent.isHidden = true
            stage.clock.advance(by: 0.7)
            #expect(!view.waits)
            parent.isHidden = false
            #expect(name(stage) == "green" || name(stage) == "red")
            #expect(view.waits)
            parent.removeFromSuperview()
            stage.clock.advance(by: 0.2)
            #expect(!view.waits)
            stage.window.addSubview(parent)
            #expect(view.waits)
        }
    }

    @Test("A GIF plays with its own delays and stops at its last frame after its loops")
    func gif() throws {
        // Three frames of one pixel, red for 0.1 s, green for 0.3 s, blue for 0.2 s, played twice.
        var file = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x81, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0])
        file += Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1, 1, 0, 0])
        for (delay, codes) in zip([10, 30, 20] as [UInt8], [0x44, 0x4C, 0x54] as [UInt8]) {
            file += Data([0x21, 0xF9, 4, 4, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, codes, 1, 0])
        }
        file += Data([0x3B])
        let image = try #require(UIImage(data: file))
        #expect(image.images?.count == 3)
        expectNear(image.duration, 0.6, within: 1e-9)
        WindowStage.run { stage in
            let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(name(stage) == "red")
            stage.clock.advance(by: 0.35)
            #expect(name(stage) == "green")
            stage.clock.advance(by: 0.2)
            #expect(name(stage) == "blue")
            #expect(view.isAnimating)
            stage.clock.advance(by: 0.1)
            #expect(name(stage) == "red")
            stage.clock.advance(by: 10)
            #expect(name(stage) == "blue")
            #expect(!view.isAnimating)
        }
    }

    @Test("A removed image view is not retained by its animation")
    func release() throws {
        let image = try #require(UIImage.animatedImage(with: colors, duration: 0.6))
        WindowStage.run { stage in
            weak var gone: UIImageView?
            do {
                let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 10, height: 10))
                gone = view
                stage.frame()
                view.removeFromSuperview()
            }
            stage.advance(by: 0.1)
            #expect(gone == nil)
        }
    }

    @Test("An image that flips for right-to-left layout direction is mirrored there")
    func rightToLeft() throws {
        let half = CGContext.image(size: CGSize(width: 10, height: 10), scale: 1) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let image = UIImage(cgImage: try #require(half)).imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        WindowStage.run { stage in
            let view = UIImageView()
            view.semanticContentAttribute = .forceRightToLeft
            view.image = image
            stage.add(view, CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            #expect(stage.pixel(8, 5)?.red == 255)
            #expect(stage.pixel(2, 5)?.alpha == 0)
        }
    }

    @Test("An image that flips is mirrored when an ancestor enters a right-to-left layout")
    func directionOfAncestor() throws {
        let half = CGContext.image(size: CGSize(width: 10, height: 10), scale: 1) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let image = UIImage(cgImage: try #require(half)).imageFlippedForRightToLeftLayoutDirection()
        WindowStage.run { stage in
            let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let parent = UIView(frame: frame)
            let view = UIImageView(image: image)
            view.frame = frame
            parent.addSubview(view)
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.add(parent, frame)
            stage.frame()
            #expect(stage.pixel(8, 5)?.red == 255)
        }
    }

    @Test("A system button tints an image with automatic rendering mode, and a custom button does not")
    func buttons() {
        WindowStage.run { stage in
            let button = UIButton(type: .system)
            button.tintColor = .blue
            button.setImage(square(.red), for: .normal)
            stage.add(button, CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(name(stage) == "blue")
            button.setImage(square(.red).withRenderingMode(.alwaysOriginal), for: .normal)
            #expect(name(stage) == "red")
            let plain = UIButton(type: .custom)
            plain.setImage(square(.green), for: .normal)
            stage.add(plain, CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(name(stage) == "green")
        }
    }
}
