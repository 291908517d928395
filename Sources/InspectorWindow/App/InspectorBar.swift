import ComponentFlow

/// The bar at the top: the program, its state, and what applies to the whole window.
struct InspectorBar: CompositeComponent {
    @Bindable var model: InspectorModel
    @Behavior var leave: () -> Void

    var content: some Component<Empty> {
        ViewThatFits(vertical: false) {
            HStack(spacing: 12) {
                program
                Spacer()
                recording
                refresh
                other
            }
            // With large text, or in a narrow window.
            VStack(alignment: .leading, spacing: 6) {
                program
                Wrap(spacing: 12) {
                    recording
                    refresh
                    other
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14))
        .background(.secondarySystemBackground)
    }

    /// The name and the state of the program.
    @MainActor private var program: some Component<Empty> {
        HStack(spacing: 8) {
            Circle(fillColor: model.session.status.color, size: CGSize(width: 10, height: 10))
            Text(model.name).font(.headline).lineLimit(1)
            Text(model.session.status.title).font(.footnote).foregroundColor(.secondaryLabel).fixedSize()
        }
        .accessibilityElement(children: .combine)
    }

    @MainActor private var refresh: some Component<Empty> {
        BarButton(title: "Refresh", icon: .refresh) { model.refresh() }.disabled(!model.session.isUsable)
    }

    @MainActor private var other: some Component<Empty> {
        BarButton(title: "Other Program", icon: .window) { leave() }
    }

    @MainActor private var recording: some Component<Empty> {
        let isRecording = model.history.isRecording
        return BarButton(title: isRecording ? "Stop Recording" : "Record Updates", icon: isRecording ? .stop : .record)
        {
            model.record(!isRecording)
        }
        .disabled(!model.session.isUsable)
    }
}

/// A small button, with a symbol if it has one.
struct BarButton: CompositeComponent {
    let title: String
    var icon: Icon?
    var font = UIFont.subheadline
    @Behavior var action: () -> Void

    var content: some Component<Empty> {
        let side = scaledMetric(16, relativeTo: .subheadline)
        return Button {
            action()
        } label: {
            if let icon { Image(image: icon.image, tintColor: .link, size: CGSize(width: side, height: side)) }
            Text(title).font(font).foregroundColor(.link).lineLimit(1).fixedSize()
        }
        .minSize(CGSize(width: 24, height: 26))
    }
}

extension InspectorSession.Status {
    /// The state in a few words.
    var title: String {
        switch self {
        case .connecting: "Connecting …"
        case .connected: "Connected"
        case .stalled: "Not responding"
        case .unreadable: "Unreadable response"
        case .ended: "Ended"
        case .refused: "Refused"
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .connecting: .systemGray
        case .connected: .systemGreen
        case .stalled, .unreadable: .systemOrange
        case .ended, .refused: .systemRed
        }
    }
}
