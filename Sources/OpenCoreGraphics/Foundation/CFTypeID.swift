/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// Returns the number of an object's type: that of a color, an image or a path, otherwise 0.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
    switch cf {
    case is CGColor: CGColor.typeID
    case is CGImage: CGImage.typeID
    case is CGPath: CGPath.typeID
    default: 0
    }
}

extension CGColor {
    /// The number that `CFGetTypeID` returns for colors.
    public static var typeID: CFTypeID { 1 }
}

extension CGImage {
    /// The number that `CFGetTypeID` returns for images.
    public static var typeID: CFTypeID { 2 }
}

extension CGPath {
    /// The number that `CFGetTypeID` returns for paths.
    public static var typeID: CFTypeID { 3 }
}
