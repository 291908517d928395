extension UIColor: AnimationColorSource {
    /// The colour that animations from or to this one use.
    package var animationColor: CGColor {
        cgColor
    }
}
