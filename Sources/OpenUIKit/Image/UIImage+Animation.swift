extension UIImage {
    /// Makes a picture that shows others one after the other, for ever, each equally long; nil without any.
    ///
    /// - Parameter duration: how long all of them take once, in seconds; if it is not positive, each takes a thirtieth.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first, let animation = ImageAnimation(images, duration: duration, loopCount: 0) else {
            return nil
        }
        var look = ImageLook(scale: first.scale, orientation: first.imageOrientation)
        look.renderingMode = first.renderingMode
        return UIImage(storage: .animation(animation), look: look)
    }

    /// Makes an animated picture of files of the main bundle: `name0`, `name1` and so on; nil if there is no first one.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0...1024 {
            guard let image = UIImage(named: "\(name)\(index)") else {
                if index == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The pictures of an animated one; nil of others.
    public var images: [UIImage]? {
        animation?.frames
    }

    /// How long the pictures of an animated one take once, in seconds; 0 of others.
    public var duration: TimeInterval {
        animation?.duration ?? 0
    }

    var animation: ImageAnimation? {
        if case .animation(let animation) = storage { animation } else { nil }
    }
}
