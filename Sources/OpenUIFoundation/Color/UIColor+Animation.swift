extension UIColor: AnimationColorSource {
    /// The color used by animations from or to this color.
    package var animationColor: CGColor {
        cgColor
    }
}
