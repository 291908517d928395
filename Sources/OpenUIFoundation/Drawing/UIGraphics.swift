private final class ImageContexts {
    var scales: [CGFloat] = []
}

private let imageContexts = ThreadLocal<ImageContexts>()

/// Returns the current drawing context of this thread, or `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current
}

/// Makes a context the current one of this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.push(context)
}

/// Restores the previous drawing context of this thread.
public func UIGraphicsPopContext() {
    GraphicsStack.pop()
}

/// Creates a bitmap with a scale of 1 and makes it the current context until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a bitmap and makes it the current context until ``UIGraphicsEndImageContext()``.
///
/// A scale of 0 is the main screen's. If a bitmap of the size cannot be created, the calls still have to be balanced,
/// but nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.mainScreen.displayScale
    let open = imageContexts.value ?? ImageContexts()
    imageContexts.value = open
    open.scales.append(scale)
    if let context = CGContext.bitmap(size: size, scale: scale, isOpaque: opaque) {
        GraphicsStack.push(context)
    } else {
        GraphicsStack.pushEmpty()
    }
}

/// Returns the contents of the bitmap that was begun last on this thread.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let scale = imageContexts.value?.scales.last, let image = UIGraphicsGetCurrentContext()?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends drawing into the bitmap that was begun last on this thread.
public func UIGraphicsEndImageContext() {
    guard imageContexts.value?.scales.popLast() != nil else { return }
    GraphicsStack.pop()
}

/// Fills a rectangle in the current context with its fill color.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle in the current context with its fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a one-point frame inside a rectangle in the current context, in its fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
    context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
