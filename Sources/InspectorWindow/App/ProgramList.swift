import ComponentFlow
import InspectorClient

/// The programs that can be inspected.
struct ProgramList: CompositeComponent {
    @Bindable var chooser: ProgramChooser
    @Local var selection: String?
    @Local var attempt = 0

    var content: some Component<Empty> {
        VStack(spacing: 12) {
            HStack {
                Text("Programs").font(.title2).accessibilityHeading()
                Spacer()
                Button("Search Again") { attempt += 1 }.disabled(!chooser.isLoaded)
            }
            LazyList(chooser.programs, id: \.path, selection: $selection) { program in
                ProgramRow(program: program) { chooser.choose(program) }
            }
            .separators(inset: 12)
            .onActivate { (path: String) in choose(path) }
            .emptyContent { empty }
            .flexible()
        }
        .padding(24)
        .frame(maxWidth: 640, maxHeight: .infinity)
        .task(id: attempt) { if attempt > 0 { await chooser.load() } }
        .windowTitle("Inspector")
    }

    @MainActor private func choose(_ path: String) {
        if let program = chooser.programs.first(where: { $0.path == path }) { chooser.choose(program) }
    }

    @MainActor @ComponentBuilder<Empty> private var empty: [AnyComponentWithIdentity<Empty>] {
        if chooser.isLoaded {
            ContentUnavailable("No Programs", image: Icon.window.image, description: chooser.message)
        } else {
            ActivityIndicator()
        }
    }
}

/// A program that can be inspected.
private struct ProgramRow: CompositeComponent {
    let program: RunningProgram
    @Behavior var choose: () -> Void

    var content: some Component<Empty> {
        HStack(spacing: 12) {
            Image(image: Icon.window.image, tintColor: .systemBlue, size: CGSize(width: 22, height: 22))
            VStack(alignment: .leading, spacing: 2) {
                Text(program.name).font(.body)
                Text("Process \(program.process)").font(.footnote).foregroundColor(.secondaryLabel)
            }
            Spacer()
            Button("Inspect") { choose() }.accessibilityLabel("Inspect \(program.name) \(program.process)")
        }
        .padding(10)
    }
}
