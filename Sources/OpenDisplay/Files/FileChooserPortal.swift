import Foundation

/// The file dialogs of the desktop, shown by the portal `org.freedesktop.portal.FileChooser`.
@MainActor
package final class FileChooserPortal: FileChooser {
    private let bus: any MessageBus

    package init(bus: any MessageBus) {
        self.bus = bus
    }

    package func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        let call = Self.call(for: request)
        return PortalDialog(
            call.method, of: DesktopPortal.interface("FileChooser"), [.string(request.title)], options: call.options,
            over: parent, on: bus
        ) { completion(Self.result($0)) }
    }

    /// Returns the method, and the options of a request.
    static func call(for request: FileChooserRequest) -> (method: String, options: [String: DBusValue]) {
        var options: [String: DBusValue] = ["modal": .boolean(true)]
        if !request.filters.isEmpty { options["filters"] = filters(request.filters) }
        if let folder = request.folder, folder.isFileURL {
            // The path is a string of bytes that ends with zero.
            options["current_folder"] = .bytes(Array(folder.path.utf8) + [0])
        }
        if case .save(let name) = request.kind {
            options["current_name"] = .string(name)
            return ("SaveFile", options)
        }
        options["multiple"] = .boolean(request.allowsMultipleSelection)
        if request.kind == .openFolders { options["directory"] = .boolean(true) }
        return ("OpenFile", options)
    }

    private static func filters(_ filters: [FileChooserRequest.Filter]) -> DBusValue {
        let values = filters.map { filter in
            let rules =
                filter.patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
                + filter.mimeTypes.map { DBusValue.structure([.uint32(1), .string($0)]) }
            return DBusValue.structure([.string(filter.name), .array(rules, of: "(us)")])
        }
        return .array(values, of: "(sa(us))")
    }

    static func result(_ response: PortalRequest.Response) -> FileChooserResult {
        switch response {
        case .results(let results):
            let urls = (results["uris"]?.asStrings ?? []).compactMap { URL(string: $0) }
            return urls.isEmpty ? .failed(.failed("The portal returned no files.")) : .chosen(urls)
        case .cancelled: return .cancelled
        case .failed(let error): return .failed(error)
        }
    }
}

extension PortalDialog: FileDialog {}
