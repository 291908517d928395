import FLIC

/// A control that selects the behavior of the local server.
final class ServerBehaviorView: View<ServerBehavior> {
    private let segments = UISegmentedControl(items: ServerBehavior.allCases.map { $0.rawValue.capitalized })

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: segments, name: "segments")
            .applyConstraints(formats: ["H:|-[segments]-|", "V:|-8-[segments]-8-|"])
        backgroundColor = .secondarySystemBackground
        segments.addAction(UIAction { [weak self] _ in self?.didChoose() }, for: .valueChanged)
    }

    private func didChoose() {
        let moods = ServerBehavior.allCases
        guard moods.indices.contains(segments.selectedSegmentIndex) else { return }
        emit(AppViewEvent.setMood(moods[segments.selectedSegmentIndex]))
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        segments.selectedSegmentIndex = ServerBehavior.allCases.firstIndex(of: viewModel) ?? 0
    }
}
