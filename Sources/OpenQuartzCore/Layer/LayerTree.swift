/// One layer tree and its frames.
@MainActor package final class LayerTree {}
