import ComponentFlow

extension Page {
    static let zooming = Page(
        "zooming", title: "Zooming", topic: .collections,
        about: Localized(
            "Zoom with two fingers, a touchpad, or Control and the wheel; the button zooms to a corner and back.",
            de: "Zwei Finger, ein Touchpad oder Steuerung und Rad holen heran; der Knopf zeigt eine Ecke und zurück.",
            ja: "2本の指、タッチパッド、Control＋ホイールで拡大します。ボタンは隅へ移動して戻ります。"),
        demo: ViewDemo(328, button: .again) { ZoomingView(frame: .zero) })
}

// <code>
private final class ZoomingView: UIView, MovingView,
    UIScrollViewDelegate
{
    private let scrollView = UIScrollView(
        frame: CGRect(x: 0, y: 0, width: 352, height: 328))
    private let board = UIView(
        frame: CGRect(x: 0, y: 0, width: 352, height: 328))

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.layer.cornerRadius = 16
        scrollView.contentSize = board.bounds.size
        addSubview(scrollView)
        scrollView.addSubview(board)
        for index in 0..<16 { addTile(index) }
    }

    required init?(coder: NSCoder) { nil }

    private func addTile(_ index: Int) {
        let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
        let tile = UILabel(
            frame: CGRect(
                x: column * 88, y: row * 82,
                width: 88, height: 82))
        tile.text = "\(index + 1)"
        tile.textAlignment = .center
        tile.textColor = .white
        tile.font = .systemFont(ofSize: 24, weight: .semibold)
        tile.backgroundColor = UIColor(
            hue: 0.5 + column / 16, saturation: 0.5 + row / 10,
            brightness: 0.58 - row / 16, alpha: 1)
        board.addSubview(tile)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        board
    }

    func start() {
        let isNear = scrollView.zoomScale > 1
        let corner = CGRect(x: 176, y: 165, width: 176, height: 165)
        scrollView.zoom(
            to: isNear ? board.bounds : corner, animated: true)
    }
}
// </code>
