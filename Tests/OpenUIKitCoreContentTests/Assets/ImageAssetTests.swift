import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Variants of images") @MainActor struct ImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("An asset returns the image that was registered with the traits")
    func registered() {
        let (day, night) = (square(.white), square(.black))
        let asset = UIImageAsset()
        asset.register(day, with: light)
        asset.register(night, with: dark)
        #expect(asset.image(with: dark) == night)
        #expect(asset.image(with: light) == day)
        #expect(asset.image(with: UITraitCollection()) == day)
        #expect(asset.image(with: dark).imageAsset === asset)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark) == day)
        #expect(UIImageAsset().image(with: dark).size == .zero)
    }

    @Test("An image has an asset with itself, which does not prevent its release")
    func ownAsset() {
        weak var released: UIImage?
        do {
            let image = square(.white)
            released = image
            #expect(image.imageAsset === image.imageAsset)
            #expect(image.imageAsset?.image(with: dark) == image)
        }
        #expect(released == nil)
    }

    @Test("An image view displays a variant that was registered with the asset of its image")
    func shown() {
        WindowStage.run { stage in
            let image = square(.red)
            image.imageAsset?.register(square(.blue), with: dark)
            let view = UIImageView(image: image)
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 255, green: 0, blue: 0))
            stage.window.overrideUserInterfaceStyle = .dark
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 0, green: 0, blue: 255))
        }
    }

    @Test("A copy with another rendering mode keeps it in all variants")
    func copy() {
        let image = square(.red)
        image.imageAsset?.register(square(.blue), with: dark)
        WindowStage.run { stage in
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            stage.window.overrideUserInterfaceStyle = .dark
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.frame()
            #expect(stage.pixel(10, 10) == PixelColor(red: 0, green: 255, blue: 0))
        }
    }

    @Test("A baseline aligns an image view with text, and can be removed")
    func baseline() {
        let image = square(.red).withBaselineOffset(fromBottom: 4)
        #expect(image.baselineOffsetFromBottom == 4)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(square(.red).baselineOffsetFromBottom == nil)
        let symbol = UIImage(systemName: "doc")
        #expect(symbol?.baselineOffsetFromBottom != nil)
        #expect(symbol?.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        let (container, view, mark) = (UIView(), UIImageView(image: image), UIView())
        container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for part in [view, mark] {
            part.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(part)
        }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            mark.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
            mark.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            mark.heightAnchor.constraint(equalToConstant: 1), mark.widthAnchor.constraint(equalToConstant: 1),
        ])
        container.layoutIfNeeded()
        #expect(mark.frame.minY == 26)
    }

    @Test("The renderer format of an image has its scale and opacity")
    func rendererFormat() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        #expect(image.imageRendererFormat.scale == 3)
        #expect(image.imageRendererFormat.opaque)
        #expect(
            !UIImage(cgImage: try #require(square(.red).cgImage), scale: 2, orientation: .up).imageRendererFormat.opaque
        )
    }
}
