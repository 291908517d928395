extension UIImage {
    /// Creates an animated image that repeats images of equal duration indefinitely; returns `nil` if there are none.
    ///
    /// `duration` is the duration of one repetition, in seconds; if it is not positive, each image takes 1/30 second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first, let animation = ImageAnimation(images, duration: duration, loopCount: 0) else {
            return nil
        }
        var attributes = ImageAttributes(scale: first.scale, orientation: first.imageOrientation)
        attributes.renderingMode = first.renderingMode
        return UIImage(storage: .animation(animation), attributes: attributes)
    }

    /// Creates an animated image from resources of the main bundle named `name0` or `name1`, and so on; returns `nil`
    /// if there are none.
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

    /// The frames of an animated image; `nil` for other images.
    public var images: [UIImage]? {
        animation?.frames
    }

    /// The duration of one repetition of an animated image, in seconds; 0 for other images.
    public var duration: TimeInterval {
        animation?.duration ?? 0
    }

    package var animation: ImageAnimation? {
        if case .animation(let animation) = storage { animation } else { nil }
    }
}
