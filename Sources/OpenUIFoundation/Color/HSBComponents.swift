/// Hue, saturation and brightness, each from 0 to 1, with conversions from and to RGB.
struct HSBComponents {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        brightness = high
        saturation = high > 0 ? range / high : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant =
            switch high {
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        hue = (sextant < 0 ? sextant + 6 : sextant) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        let sextant = turned.rounded(.down)
        let part = turned - sextant
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch Int(sextant) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
