import OpenDisplay
import OpenQuartzCore
import Testing

import OpenUIKitCore

/// A window on an off-screen surface with a manual clock and simulated input.
@MainActor package final class WindowStage {
    package let surface: OffscreenSurface
    package let window: UIWindow
    package let clock: ManualMediaClock
    private let oldClock: MediaClock

    package init(_ size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1, at time: CFTimeInterval = 100) {
        oldClock = MediaClock.current
        clock = ManualMediaClock(now: time)
        MediaClock.current = clock
        surface = OffscreenSurface(size: size, scale: scale)
        window = UIWindow(surface: surface)
        window.makeKeyAndVisible()
    }

    /// Runs a body on a new stage and tears the stage down afterwards.
    package static func run(
        _ size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1, _ body: (WindowStage) throws -> Void
    ) rethrows {
        let stage = WindowStage(size, scale: scale)
        // Views outside of windows have the traits of the stage, and not those of a window of another test.
        let screen = UITraitCollection.mainScreen
        UITraitCollection.mainScreen = stage.window.traitCollection
        defer {
            stage.close()
            UITraitCollection.mainScreen = screen
        }
        try body(stage)
    }

    /// The application keeps visible windows.
    isolated deinit {
        window.close()
    }

    /// Takes everything down.
    package func close() {
        window.rootViewController = nil
        window.close()
        CATransaction.flush()
        MediaClock.current = oldClock
    }

    /// Adds a view with a frame and returns it.
    @discardableResult
    package func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? window).addSubview(view)
        return view
    }

    package func frame() {
        window.layerTree.prepareFrame(at: clock.now)
    }

    /// Advances the clock in steps of a sixtieth of a second and renders a frame at each.
    package func advance(by seconds: CFTimeInterval) {
        frame()
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.set(min(end, clock.now + 1.0 / 60))
            frame()
        }
    }

    package func touch(
        _ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: UInt = 1, modifiers: KeyModifiers = []
    ) {
        surface.send(
            .touch(
                TouchEvent(
                    identifier: finger, phase: phase, location: CGPoint(x: x, y: y), modifiers: modifiers,
                    timestamp: clock.now)))
    }

    package func tap(_ x: CGFloat, _ y: CGFloat, finger: UInt = 1, modifiers: KeyModifiers = []) {
        touch(.began, x, y, finger: finger, modifiers: modifiers)
        touch(.ended, x, y, finger: finger, modifiers: modifiers)
    }

    package func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, button: Int = 0) {
        surface.send(
            .pointer(
                PointerEvent(phase: phase, location: CGPoint(x: x, y: y), button: button, timestamp: clock.now)))
    }

    package func key(_ phase: KeyEvent.Phase, _ symbol: UInt32, _ characters: String = "") {
        surface.send(
            .key(KeyEvent(phase: phase, keySymbol: symbol, characters: characters, timestamp: clock.now)))
    }

    /// Presses and releases a key.
    package func press(_ symbol: UInt32, _ characters: String = "", _ modifiers: KeyModifiers = []) {
        for phase in [KeyEvent.Phase.pressed, .released] {
            surface.send(
                .key(
                    KeyEvent(
                        phase: phase, keySymbol: symbol, characters: characters, modifiers: modifiers,
                        timestamp: clock.now)))
        }
    }

    package func wheel(_ x: CGFloat, _ y: CGFloat, by delta: CGVector, isPrecise: Bool = false) {
        surface.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: x, y: y), delta: delta, isPrecise: isPrecise, timestamp: clock.now)))
    }

    /// Begins a touch and moves it in equal steps, one per frame, without ending it.
    package func drag(from start: CGPoint, by step: CGVector, steps: Int, finger: UInt = 1) {
        touch(.began, start.x, start.y, finger: finger)
        for index in 1...max(steps, 1) {
            advance(by: 1.0 / 60)
            touch(.moved, start.x + CGFloat(index) * step.dx, start.y + CGFloat(index) * step.dy, finger: finger)
        }
    }

    package func lift(_ x: CGFloat, _ y: CGFloat, finger: UInt = 1) {
        touch(.ended, x, y, finger: finger)
    }

    package func pixel(_ x: Int, _ y: Int) -> PixelColor? {
        surface.renderImage()?.pixel(x: x, y: y)
    }
}

extension CGPoint {
    package func isNear(_ other: CGPoint, tolerance: CGFloat = 1e-6) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}
