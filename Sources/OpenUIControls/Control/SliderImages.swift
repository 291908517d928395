/// The images of a slider, and the views that display them.
@MainActor final class SliderImages {
    /// An image that depends on the state of the control.
    @MainActor final class Part {
        let view = UIImageView()
        var images: [UIControl.State: UIImage] = [:]

        /// Returns the image for a state, or that of the normal state.
        func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    }

    let minimum = UIImageView()
    let maximum = UIImageView()
    let thumb = Part()
    let minimumTrack = Part()
    let maximumTrack = Part()
}
