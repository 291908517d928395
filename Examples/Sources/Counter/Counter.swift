import ComponentFlow

@main struct CounterApp: ComponentApp {
    var body: some Scene { Window("Counter") { Counter() }.defaultSize(width: 320, height: 240) }
}

struct Counter: CompositeComponent {
    @Local var count = 0
    var content: some Component<Empty> {
        VStack(spacing: 16) {
            Text("\(count)").font(.systemFont(ofSize: 64, weight: .semibold))
            Button("Count") { withTransition(.spring(duration: 0.3)) { count += 1 } }
        }
    }
}
