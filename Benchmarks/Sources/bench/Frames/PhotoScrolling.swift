import ComponentFlow
import ComponentFlowTesting

/// Measures scrolling in a grid of decoded pictures.
@MainActor
func measurePhotoScrolling(_ harness: Harness) {
    let name = "photo-scroll"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 160)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    let view = UICollectionView(frame: CGRect(origin: .zero, size: frameSize), collectionViewLayout: layout)
    let photos = Photos()
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = photos
    stage.show(view)
    stage.measureScrolling(
        harness, name,
        "a collection view of 10,000 photos (400 by 300 pixels in 160 by 160 points, cropped) scrolls by 40 points",
        by: 40)
}

/// A cell filled by a picture.
private final class PhotoCell: UICollectionViewCell {
    private let photo = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.frame = contentView.bounds
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(photo)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ image: UIImage) {
        photo.image = image
    }
}

/// A data source with ten thousand items that repeat sixty pictures.
@MainActor
private final class Photos: UICollectionViewDataSource {
    private let images = (0..<60).map { makePhoto($0) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(images[indexPath.item % images.count])
        return cell
    }
}

/// Creates a picture of discs that depends on the number.
@MainActor
private func makePhoto(_ number: Int) -> UIImage {
    let size = CGSize(width: 400, height: 300)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        let hue = CGFloat(number) / 60
        UIColor(hue: hue, saturation: 0.4, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for disc in 0..<40 {
            let place = CGPoint(x: disc * 97 % 400, y: (disc * 61 + number * 13) % 300)
            UIColor(hue: hue, saturation: CGFloat(disc) / 40, brightness: 0.7, alpha: 0.6).setFill()
            UIBezierPath(ovalIn: CGRect(x: place.x - 30, y: place.y - 30, width: 60, height: 60)).fill()
        }
    }
}
