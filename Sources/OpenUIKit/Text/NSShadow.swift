/// The shadow that text throws, as the value of an attribute.
///
/// Do not change what stands in a text that other threads use.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// Must stay the first stored property; see ``FoundationMark``.
    private let foundationMark = FoundationMark.swiftObject
    /// How far the shadow lies from the text, in points; positive heights go down.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow is, in points: twice the standard deviation of the blur.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or `CGColor`; nil for no shadow.
    ///
    /// Black of one third opacity at first.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow that lies right behind its text.
    public override init() {
        super.init()
    }

    /// A shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Shadows of equal values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return self === other
            || shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
                && isSameColor(as: other)
    }

    private func isSameColor(as other: NSShadow) -> Bool {
        switch (shadowColor, other.shadowColor) {
        case (nil, nil): true
        case (let mine as UIColor, let theirs as UIColor): mine.isEqual(theirs)
        default: cgColor != nil && cgColor == other.cgColor
        }
    }

    /// Equal shadows have equal hashes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }

    private var cgColor: CGColor? {
        (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor
    }

    var textShadow: TextShadow? {
        cgColor.flatMap { TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
    }
}
