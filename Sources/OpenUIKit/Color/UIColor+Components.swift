extension UIColor {
    private var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = cgColor
        // Greys have fewer components than parts.
        return (color.red, color.green, color.blue, color.alpha)
    }

    /// Writes the red, green, blue and alpha of the colour, each from 0 to 1.
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

    /// Writes the hue, saturation, brightness and alpha of the colour, each from 0 to 1.
    ///
    /// Always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba
        let converted = HSBColor(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the lightness and alpha of a gray.
    ///
    /// False, and nothing written, if the colour is not a gray.
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

    /// Makes the colour the one that shapes are filled and outlined with in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour the one that shapes are filled with in the current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes the colour the one that shapes are outlined with in the current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
