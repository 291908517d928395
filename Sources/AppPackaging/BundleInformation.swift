import Foundation

/// The properties of the main bundle of a program, which Foundation reads beside the program.
///
/// A program that declares no identifier has that of its desktop entry, by which desktops find the name and the icon of its
/// windows.
enum BundleInformation {
    static func contents(_ app: AppDescription) throws -> Data {
        let properties = [
            "CFBundleIdentifier": app.identifier, "CFBundleName": app.name, "CFBundleShortVersionString": app.version,
        ]
        return try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
    }
}
