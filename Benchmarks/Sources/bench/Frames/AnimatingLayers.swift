import ComponentFlow
import ComponentFlowTesting
import LayerField

private let layerCount = 2_000

/// Measures two thousand layers that move and fade simultaneously.
@MainActor
func measureAnimatingLayers(_ harness: Harness) {
    let name = "animating-layers"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    let view = UIView(frame: CGRect(origin: .zero, size: frameSize))
    stage.show(view)
    LayerField.fill(view, layerCount: layerCount)
    harness.measureFrames(name, "2,000 layers animate position and opacity", on: stage) { _ in }
}

/// Measures the same layers in a real window: the interval between frames, with each of GSK's renderers.
@MainActor
func measureMovingWindow(_ harness: Harness) throws {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("moving-layers").path
    for renderer in ["cairo", "gl"] {
        let name = "window.animate.2k.\(renderer)"
        guard harness.wants(name) else { continue }
        guard isInstalled(path), isInstalled("/usr/bin/Xvfb") else {
            harness.skip(name, because: "moving-layers is not built, or Xvfb is not installed")
            continue
        }
        let server = try XServer()
        let program = try server.start(
            path, "\(layerCount)", environment: ["GSK_RENDERER": renderer], readingOutput: STDERR_FILENO)
        let times = (0..<240).compactMap { _ in
            program.nextLine(beginning: "frame ", within: 5)?.split(separator: " ").last.flatMap { Double($0) }
        }
        guard times.count > 200 else {
            harness.skip(name, because: "the window painted no frames")
            continue
        }
        let intervals = zip(times.dropFirst(60), times.dropFirst(59)).map { ($0 - $1) * 1_000 }
        harness.record(
            Measurement(
                name: name,
                meaning: "2,000 such layers in a window (Xvfb, no graphics processor), GSK's \(renderer) "
                    + "renderer: time between frames; the window requests one every 16.7 ms",
                samples: intervals, unit: .milliseconds))
    }
}
