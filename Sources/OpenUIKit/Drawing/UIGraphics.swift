private final class ImageContexts {
    var scales: [CGFloat] = []
}

private let imageContexts = ThreadLocal<ImageContexts>()

/// The context that drawing on this thread goes to now, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current
}

/// Makes a context the current one of this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.push(context)
}

/// Makes the context current again that was before the last push on this thread.
public func UIGraphicsPopContext() {
    GraphicsStack.pop()
}

/// Makes a bitmap of one pixel per point and draws into it until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap and draws into it until ``UIGraphicsEndImageContext()``.
///
/// A scale of 0 is the main screen's. For a size that cannot be made the calls still pair up, but nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIScreen.mainTraits.displayScale
    let open = imageContexts.value ?? ImageContexts()
    imageContexts.value = open
    open.scales.append(scale)
    if let context = CGContext.bitmap(size: size, scale: scale, isOpaque: opaque) {
        GraphicsStack.push(context)
    } else {
        GraphicsStack.pushNothing()
    }
}

/// What was drawn into the bitmap that was begun last on this thread.
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

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle of the current context with its fill colour, mixed in the given way.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point inside a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
    context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
}

/// Confines drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
