#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

extension CALayer {
    /// Whether the layer itself shows something, apart from its sublayers.
    var paints: Bool {
        if contents != nil || textContents != nil || shadowOpacity > 0 { return true }
        if let backgroundColor, backgroundColor.alpha > 0 { return true }
        if borderWidth > 0, let borderColor, borderColor.alpha > 0 { return true }
        return (self as? CAShapeLayer)?.path != nil || (self as? CAGradientLayer)?.colors?.isEmpty == false
            || self is CAEmitterLayer
    }
}

#endif
