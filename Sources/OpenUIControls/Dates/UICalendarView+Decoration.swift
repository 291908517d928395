extension UICalendarView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2

        /// The size of a dot or an image, in points.
        fileprivate var side: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 9
            }
        }
    }

    /// What is displayed below the number of a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private final let make: @MainActor () -> UIView

        /// Creates a decoration that displays a view, which the closure creates for each day.
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            make = customViewProvider
            super.init()
        }

        /// Creates a decoration that displays a dot, by default in gray.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration {
                FixedSizeView(side: size.side) { view in
                    view.backgroundColor = color ?? .systemGray
                    view.layer.cornerRadius = size.side / 2
                }
            }
        }

        /// Creates a decoration that displays an image, by default in gray.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration {
            Decoration {
                FixedSizeView(side: size.side + 1) { view in
                    let picture = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
                    picture.contentMode = .scaleAspectFit
                    picture.tintColor = color ?? .systemGray
                    picture.frame = view.bounds
                    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(picture)
                }
            }
        }

        /// Creates a decoration that displays a view, which the closure creates for each day.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        final func makeView() -> UIView { make() }
    }
}

/// A square view whose size does not depend on its contents.
private final class FixedSizeView: UIView {
    private let side: CGFloat

    init(side: CGFloat, _ configure: (UIView) -> Void) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        configure(self)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
