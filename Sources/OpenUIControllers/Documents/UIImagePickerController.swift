@_spi(Subclassing) import OpenUIKitCore

/// A picker of an image or a movie, which the user chooses in the desktop's file dialog.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The delegate dismisses the picker. There is no camera; check ``isSourceTypeAvailable(_:)``.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The places from which media comes.
    public enum SourceType: Int, Sendable {
        /// The user's files.
        case photoLibrary = 0
        /// A camera, which is not available.
        case camera = 1
        /// The user's files.
        case savedPhotosAlbum = 2
    }

    /// The keys of the values about the chosen medium.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of the medium, a `String` such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image, which never exists, because images are not edited in the dialog.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file of the image, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of the movie, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    private static let (image, movie) = ("public.image", "public.movie")

    private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    private final var isShowingDialog = false
    private final var hasFinished = false

    /// The object that receives the user's choice.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { pickerDelegate }
        set {
            pickerDelegate = newValue
            super.delegate = newValue
        }
    }

    /// The place from which media comes; the camera, which is not available, is replaced by the user's files.
    open var sourceType = SourceType.photoLibrary {
        didSet { if sourceType == .camera { sourceType = .photoLibrary } }
    }

    /// The types of media that the user can choose; the default is `public.image`.
    open var mediaTypes: [String] = [UIImagePickerController.image]

    /// Whether the user can crop the image before it is returned.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var allowsEditing: Bool {
        get { false }
        set {}
    }

    /// Creates a picker of images.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a picker of images; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
        isNavigationBarHidden = true
    }

    /// Returns whether media can come from a place: from all but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the types of media that can come from a place; `nil` for a camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [image, movie] : nil
    }

    // MARK: Dialog

    /// Makes the view transparent, because the dialog covers it.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    /// Shows the dialog.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isShowingDialog, !hasFinished else { return }
        isShowingDialog = true
        let types = mediaTypes.compactMap { UTType($0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types.isEmpty ? [.image] : types)
        picker.title = title
        picker.delegate = self
        present(picker, animated: false)
    }

    private func finish(_ report: (any UIImagePickerControllerDelegate) -> Void) {
        isShowingDialog = false
        hasFinished = true
        if let pickerDelegate { report(pickerDelegate) } else { presentingViewController?.dismiss(animated: true) }
    }

    private static func info(about file: URL) -> [InfoKey: Any]? {
        if let picture = UIImage(contentsOfFile: file.path) {
            return [.mediaType: image, .originalImage: picture, .imageURL: file]
        }
        let type = UTType(filenameExtension: file.pathExtension)
        return type?.conforms(to: .image) == true ? nil : [.mediaType: movie, .mediaURL: file]
    }
}

extension UIImagePickerController: UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let info = urls.first.flatMap(Self.info) else {
            return finish { $0.imagePickerControllerDidCancel(self) }
        }
        finish { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        finish { $0.imagePickerControllerDidCancel(self) }
    }
}

/// The methods by which an image picker reports the user's choice.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with the values about the chosen medium. The method dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has chosen nothing, or a damaged image; the default dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// The default dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.presentingViewController?.dismiss(animated: true)
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}
