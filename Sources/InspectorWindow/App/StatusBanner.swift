import ComponentFlow

/// A message below the bar while the program cannot be inspected.
struct StatusBanner: CompositeComponent {
    @Bindable var model: InspectorModel
    @Behavior var leave: () -> Void

    var content: some Component<Empty> {
        VStack {
            if let message {
                HStack(spacing: 10) {
                    Image(image: Icon.warning.image, tintColor: .systemOrange, size: CGSize(width: 18, height: 18))
                    Text(message).font(.subheadline).frame(maxWidth: .infinity, alignment: .leading).flexible()
                    if model.session.isUsable {
                        BarButton(title: "Try Again") { model.refresh() }
                    } else {
                        BarButton(title: "Connect Again") { model.connect() }
                    }
                }
                .padding(UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14))
                .background(.tertiarySystemBackground)
                .accessibilityElement(children: .contain)
                Divider()
            }
        }
    }

    @MainActor private var message: String? {
        switch model.session.status {
        case .connecting, .connected: nil
        case .stalled: "The program is not responding. The window shows its last known state."
        case .unreadable: "The program has sent something that is not a response."
        case .ended: "The program has ended, or has closed the connection. The window shows its last known state."
        case .refused(let reason): "The program cannot be inspected: \(reason)"
        }
    }
}
