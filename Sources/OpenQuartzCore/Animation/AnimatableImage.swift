/// An optional image, possibly during a cross-fade.
///
/// Images interpolate by cross-fading.
struct AnimatableImage: AnimatableValue {
    var image: CGImage?
    /// The image that is fading out and the progress of the cross-fade.
    var fade: ContentsFade?

    static var neutral: AnimatableImage { AnimatableImage(image: nil) }

    init(image: CGImage?, fade: ContentsFade? = nil) {
        self.image = image
        self.fade = fade
    }

    init?(animationValue: Any) {
        if let image = animationValue as? CGImage {
            self.image = image
        } else if !isNilValue(animationValue) {
            return nil
        }
    }

    var animationValue: Any { image as Any }

    func interpolated(to end: AnimatableImage, by progress: Double) -> AnimatableImage {
        if progress <= 0 || image == end.image { return self }
        if progress >= 1 { return end }
        return AnimatableImage(image: end.image, fade: ContentsFade(from: image, progress: CGFloat(progress)))
    }

    func adding(_ other: AnimatableImage) -> AnimatableImage { other }
    func subtracting(_ other: AnimatableImage) -> AnimatableImage { self }
    func repeated(_ count: Int) -> AnimatableImage { self }
    func distance(to other: AnimatableImage) -> Double { image == other.image ? 0 : 1 }
}
