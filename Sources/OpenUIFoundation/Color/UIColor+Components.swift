extension UIColor {
    private var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = cgColor
        // The accessors also work for gray colors, which have only two components.
        return (color.red, color.green, color.blue, color.alpha)
    }

    /// Returns the red, green, blue and alpha components, each from 0 to 1.
    ///
    /// Always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the hue, saturation, brightness and alpha components, each from 0 to 1.
    ///
    /// Always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba
        let converted = HSBComponents(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the grayscale components, each from 0 to 1.
    ///
    /// If the color is not a gray, returns `false` and writes nothing.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Sets this color as the fill and stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets this color as the fill color of the current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets this color as the stroke color of the current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
