import ComponentFlow
import ComponentFlowTesting
import Foundation
import OpenDisplay
import OpenUIControllers
import OpenUIKitCore

@testable import ComponentFlowTools

/// A screen that uses the clipboard, drags, file dialogs and the printer, and shows what it has received.
final class DesktopScene: UIViewController {
    enum Command: String, CaseIterable {
        case paste, copy, open, export, copies, print
    }

    static let field = CGPoint(x: 60, y: 60)
    static let target = CGPoint(x: 60, y: 130)
    static let source = CGPoint(x: 180, y: 130)

    static func location(of command: Command) -> CGPoint {
        CGPoint(x: 20 + 40 * CGFloat(Command.allCases.firstIndex(of: command) ?? 0), y: 16)
    }

    private let log = UILabel(frame: CGRect(x: 0, y: 160, width: 240, height: 160))
    private let text = UITextView(frame: CGRect(x: 0, y: 36, width: 240, height: 60))
    private var lines: [String] = []
    /// The file that is exported.
    private var exported: URL?
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        for command in Command.allCases { addButton(command) }
        view.addSubview(text)
        let target = UIView(frame: CGRect(x: 0, y: 100, width: 120, height: 56))
        target.backgroundColor = .systemYellow
        target.addInteraction(UIDropInteraction(delegate: self))
        let source = UIView(frame: CGRect(x: 120, y: 100, width: 120, height: 56))
        source.backgroundColor = .systemGreen
        source.addInteraction(UIDragInteraction(delegate: self))
        log.numberOfLines = 0
        log.font = .systemFont(ofSize: 10)
        for part in [target, source, log] { view.addSubview(part) }
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.show("clipboard \(UIPasteboard.general.types)") }
        }
    }

    private func addButton(_ command: Command) {
        let button = UIButton(type: .system)
        button.setTitle(command.rawValue, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 9)
        let middle = Self.location(of: command)
        button.frame = CGRect(x: middle.x - 20, y: 0, width: 40, height: 32)
        button.addAction(UIAction { [weak self] _ in self?.perform(command) }, for: .touchUpInside)
        view.addSubview(button)
    }

    /// Shows a line, and the number of all lines.
    private func show(_ line: String) {
        lines.append(line)
        log.text = "\(lines.count)\n" + lines.suffix(8).joined(separator: "\n")
    }

    private func perform(_ command: Command) {
        switch command {
        case .paste: show("pasted \(UIPasteboard.general.string ?? "nothing") of \(UIPasteboard.general.types)")
        case .copy: UIPasteboard.general.string = "copy \(lines.count)"
        case .open: present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        case .export: present(UIDocumentPickerViewController(forExporting: [makeFile()], asCopy: true))
        case .copies: present(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true))
        case .print: printPages()
        }
    }

    private func present(_ picker: UIDocumentPickerViewController) {
        picker.delegate = self
        picker.allowsMultipleSelection = true
        present(picker, animated: true)
    }

    private func makeFile() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try? Data("exported".utf8).write(to: url)
        exported = url
        return url
    }

    private func printPages() {
        let formatter = UISimpleTextPrintFormatter(text: String(repeating: "A line of text. ", count: 900))
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = formatter
        guard UIPrintInteractionController.isPrintingAvailable else { return show("no printer") }
        controller.present(animated: false) { [weak self] controller, isPrinted, error in
            let paper = controller.printPaper.map { "\($0.paperSize)" } ?? "no paper"
            self?.show("printed \(isPrinted) on \(paper), \(formatter.pageCount) pages \(error.map { "\($0)" } ?? "")")
        }
    }

    fileprivate func show(_ url: URL) {
        let contents = (try? Data(contentsOf: url)).map {
            "\($0.count) " + String(decoding: $0.prefix(12), as: UTF8.self)
        }
        show("\(url.lastPathComponent): \(contents ?? "missing")")
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        if let exported { try? FileManager.default.removeItem(at: exported) }
    }
}

extension DesktopScene: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls { show(url) }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        show("cancelled")
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didFailWithError error: any Error) {
        show("failed: \(error)")
    }
}

extension DesktopScene: UIDropInteractionDelegate, UIDragInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        interaction.view?.backgroundColor = .systemOrange
        return UIDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        interaction.view?.backgroundColor = .systemYellow
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        show("dropped \(session.items.count)")
        for item in session.items {
            guard item.itemProvider.hasItemConformingToTypeIdentifier("public.utf8-plain-text") else { continue }
            item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                MainActor.assumeIsolated { [weak self] in self?.show("got \(data?.count ?? -1) bytes") }
            }
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "dragged" as NSString))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        show("drag ended \(operation.rawValue)")
    }
}

/// A file dialog that the test answers, possibly later.
@MainActor
final class ScriptedChooser: FileChooser {
    /// The answer that is given before the dialog returns; `nil` for later ones.
    var immediate: FileChooserResult?
    private var pending: [(dialog: Dialog, completion: @MainActor (FileChooserResult) -> Void)] = []
    private(set) var requestCount = 0

    final class Dialog: FileDialog {
        var isClosed = false
        func close() { isClosed = true }
    }

    func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        requestCount += 1
        let dialog = Dialog()
        if let immediate { completion(immediate) } else { pending.append((dialog, completion)) }
        return dialog
    }

    /// Closes the dialogs with a choice.
    func finish(_ result: FileChooserResult) {
        let closed = pending
        pending = []
        for (dialog, completion) in closed where !dialog.isClosed { completion(result) }
    }
}

/// A print dialog that prints on a paper, or reports another result.
@MainActor
final class ScriptedPrinter: PrintService {
    var result: PrintResult = .printed
    var isDelayed = false
    private var pending: [@MainActor () -> Void] = []
    let isAvailable = true
    private let documents = DocumentPrintService(
        paper: PrintPaper(
            size: CGSize(width: 300, height: 400), printableRect: CGRect(x: 10, y: 10, width: 280, height: 380)))

    func print(
        _ request: PrintRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (PrintResult) -> Void
    ) {
        let job: @MainActor () -> Void = { [self] in
            guard result == .printed else { return completion(result) }
            documents.print(request, over: parent, completion: completion)
        }
        if isDelayed { pending.append(job) } else { job() }
    }

    func finish() {
        let jobs = pending
        pending = []
        for job in jobs { job() }
    }
}
