import ComponentFlow
import ComponentFlowTesting
import LayerField

private let layerCount = 2_000

/// Two thousand layers that move and fade at once: what a frame costs before its pixels.
@MainActor
func measureAnimatedLayers(_ harness: Harness) {
    let names = (
        values: "layers.animate.2k.values", nodes: "layers.animate.2k.nodes", both: "layers.animate.2k.frame"
    )
    guard harness.wants(names.values, names.nodes, names.both) else { return }
    let stage = Stage(size: CGSize(width: 900, height: 640))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 640))
    stage.show(view)
    LayerField.fill(view, layerCount: layerCount)
    let interval = 1.0 / 60
    for _ in 0..<10 { _ = stage.measureFrame(after: interval) }
    let costs = (0..<300).map { _ in stage.measureFrame(after: interval) }
    func record(_ name: String, _ meaning: String, _ cost: (FrameCost) -> Double) {
        harness.record(
            Measurement(name: name, meaning: meaning, samples: costs.map { cost($0) * 1_000 }, unit: .milliseconds))
    }
    record(names.values, "2,000 layers animate position and opacity: their values for a frame") { $0.preparation }
    record(names.nodes, "the same frame: making its render nodes") { $0.nodes }
    record(names.both, "the same frame: both, all that happens before pixels") { $0.preparation + $0.nodes }
}

/// The same layers in a real window: how long it is from frame to frame, with each of GSK's renderers.
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
                    + "renderer: from frame to frame; 16.7 is all that the window asks for",
                samples: intervals, unit: .milliseconds))
    }
}
