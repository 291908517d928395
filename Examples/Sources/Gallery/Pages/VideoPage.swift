import ComponentFlow
import ComponentFlowMedia

extension Page {
    static let video = Page(
        "video", title: "Video and audio", topic: .content,
        about: Localized(
            "A video with controls and keys: space plays, the arrows move by five seconds, M mutes, F fills the screen.",
            de: "Ein Video mit Bedienelementen und Tasten: Leertaste spielt, Pfeile springen fünf Sekunden, M schaltet "
                + "stumm, F füllt den Bildschirm.",
            ja: "操作部とキーを備えた動画です。スペースで再生、矢印で5秒移動、Mで消音、Fで全画面になります。"),
        demo: VideoDemo())
}

// <code>
private struct VideoDemo: CompositeComponent {
    @Local var player = MediaPlayer()

    var content: some Component<Surroundings> {
        VStack(spacing: 14) {
            Video(player)
                .poster(DemoFilm.poster)
                .frame(width: 320, height: 180)
                .cornerRadius(12)
            HStack(spacing: 12) {
                Toggle("Loop", isOn: player.loops) {
                    player.loops = $0
                }
                .foregroundColor(theme.text)
                .fixedSize()
                SegmentedControl(
                    titles: ["½×", "1×", "2×"],
                    selectedIndex: speed
                ) { player.rate = rates[$0] }
                .frame(width: 150)
            }
            Audio(data: DemoFilm.data).frame(width: 320)
        }
        .onAppear { player.load(.data(DemoFilm.data)) }
    }

    @MainActor private var speed: Int? {
        rates.firstIndex(of: player.rate)
    }

    private var rates: [Double] { [0.5, 1, 2] }
}
// </code>
