import Foundation

/// A program that tests start, which `Scripts/setup.sh test` installs.
///
/// Tests that need one are skipped on a machine where it is missing, except in CI.
package enum TestTool: String, CaseIterable, Sendable {
    case appstreamcli
    case cCompiler = "cc"
    case dbusDaemon = "dbus-daemon"
    case desktopFileValidate = "desktop-file-validate"
    case dpkgDeb = "dpkg-deb"
    case dpkgShlibdeps = "dpkg-shlibdeps"
    case gdbus
    case gnomeKeyring = "gnome-keyring-daemon"
    case gstLaunch = "gst-launch-1.0"
    case lintian
    case pdfImages = "pdfimages"
    case pdfInfo = "pdfinfo"
    case pdfToPPM = "pdftoppm"
    case pdfToText = "pdftotext"
    case pkgConfig = "pkg-config"
    case python = "python3"
    case weston
    case wish
    case xclip
    case xdotool
    case xprop
    case xvfb = "Xvfb"
    case xwd

    /// Whether tests must not be skipped, which the environment variable `CI` specifies.
    package static let areRequired = ProcessInfo.processInfo.environment["CI"] != nil

    package var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(rawValue)")
    }

    /// Whether tests that need the program run: if it is installed, and always in CI, where they fail without it.
    package var isExpected: Bool { isInstalled || Self.areRequired }
}
