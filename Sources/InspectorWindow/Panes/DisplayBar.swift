import ComponentFlow
import InspectorProtocol

/// The bar above the picture: what the program shows for the inspector, and how the picture is drawn.
struct DisplayBar: CompositeComponent {
    private static let speeds: [(title: String, speed: Double)] = [
        ("Normal Speed", 1), ("Half Speed", 0.5), ("Slow Motion", 0.1), ("Paused", 0),
    ]

    @Bindable var model: InspectorModel

    @MainActor private var display: ProgramDisplay { model.display }

    var content: some Component<Empty> {
        Wrap(spacing: 14, lineSpacing: 2) {
            BarButton(title: display.isPicking ? "Click in the Program …" : "Select in Program", font: .footnote) {
                model.pick(!display.isPicking)
            }
            Menu {
                for mode in OverlayMode.allCases {
                    MenuToggle(mode.title, isOn: model.isShown(mode))
                }
            } label: {
                BarLabel(text: display.overlays.isEmpty ? "Overlays" : "Overlays (\(display.overlays.count))")
            }
            Menu {
                for entry in Self.speeds {
                    MenuToggle(entry.title, isOn: model.isSpeed(entry.speed))
                }
            } label: {
                BarLabel(text: Self.speeds.first { $0.speed == display.speed }?.title ?? "Other Speed")
            }
            BarButton(title: picture.explosion == nil ? "Layers Apart" : "Window", font: .footnote) {
                model.isExploded.wrappedValue.toggle()
            }
        }
        .disabled(!model.session.isUsable)
        .padding(UIEdgeInsets(top: 0, left: 14, bottom: 4, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private var picture: PictureModel { model.picture }
}

/// The label of a menu in a bar.
private struct BarLabel: CompositeComponent {
    let text: String

    var content: some Component<Empty> {
        let side = scaledMetric(10, relativeTo: .footnote)
        return HStack(spacing: 4) {
            Text(text).font(.footnote).foregroundColor(.link).lineLimit(1).fixedSize()
            Image(image: Icon.open.image, tintColor: .link, size: CGSize(width: side, height: side))
        }
        .frame(minHeight: 26)
    }
}

/// The angles and the distance of layers that are drawn apart.
struct ExplosionBar: CompositeComponent {
    let explosion: Explosion
    @Behavior var change: (Explosion) -> Void

    var content: some Component<Empty> {
        VStack(spacing: 4, fillWidth: true) {
            if contentSizeCategory.isAccessibilityCategory {
                rotation
                tilt
                distance
            } else {
                HStack(spacing: 12) {
                    rotation.flexible()
                    tilt.flexible()
                    distance.flexible()
                }
            }
        }
        .padding(UIEdgeInsets(top: 0, left: 14, bottom: 4, right: 14))
    }

    @MainActor private var rotation: some Component<Empty> {
        slider("Rotation", \.yaw, Explosion.degrees, "degrees")
    }

    @MainActor private var tilt: some Component<Empty> {
        slider("Tilt", \.pitch, Explosion.degrees, "degrees")
    }

    @MainActor private var distance: some Component<Empty> {
        slider("Distance", \.spacing, Explosion.spacings, "points")
    }

    @MainActor private func slider(
        _ name: String, _ value: WritableKeyPath<Explosion, Double> & Sendable, _ range: ClosedRange<Double>,
        _ unit: String
    ) -> some Component<Empty> {
        HStack(spacing: 6) {
            Text(name).font(.footnote).foregroundColor(.secondaryLabel).fixedSize().accessibilityHidden()
            Slider(value: explosion[keyPath: value], in: range) { newValue in
                var changed = explosion
                changed[keyPath: value] = newValue.rounded()
                change(changed)
            }
            .accessibilityLabel(name)
            .accessibilityValue("\(Int(explosion[keyPath: value])) \(unit)")
            .flexible()
        }
    }
}
