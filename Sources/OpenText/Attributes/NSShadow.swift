/// The shadow of text, as the value of an attribute.
///
/// Do not modify a shadow that is used by text which other threads access.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    /// The offset of the shadow from the text, in points; positive heights extend downward.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points: twice the standard deviation of the blur.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or `CGColor`; `nil` for no shadow.
    ///
    /// The default is black with an opacity of one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow without offset and blur.
    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return self === other
            || shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
                && isSameColor(as: other)
    }

    private func isSameColor(as other: NSShadow) -> Bool {
        switch (shadowColor, other.shadowColor) {
        case (nil, nil): true
        case (let ownColor as UIColor, let otherColor as UIColor): ownColor.isEqual(otherColor)
        default: cgColor != nil && cgColor == other.cgColor
        }
    }

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
