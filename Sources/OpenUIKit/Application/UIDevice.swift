/// The machine that the program runs on.
@MainActor public final class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()

    private override init() {
        super.init()
    }

    /// The machine's name in its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of machine.
    public var model: String { "Desktop" }
    /// The kind of machine.
    public var localizedModel: String { model }
    /// `Linux`.
    public var systemName: String { "Linux" }
    /// The kernel's version, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The kind of device that interfaces are made for.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.mainTraits.userInterfaceIdiom }
    /// Whether several programs run at once.
    public var isMultitaskingSupported: Bool { true }
}
