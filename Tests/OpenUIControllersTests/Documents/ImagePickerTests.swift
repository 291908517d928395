import DesktopTestSupport
import Foundation
import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIControllers

private final class Recorder: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private(set) var infos: [[UIImagePickerController.InfoKey: Any]] = []
    private(set) var cancellations = 0

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        infos.append(info)
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        cancellations += 1
        picker.dismiss(animated: true)
    }
}

@Suite("The image picker", .serialized) @MainActor struct ImagePickerTests {
    private let chooser = FakeFileChooser()
    private let recorder = Recorder()

    private func presenting(_ body: (WindowStage, UIViewController) throws -> Void) rethrows {
        UIDocumentPickerViewController.chooser = chooser
        defer { UIDocumentPickerViewController.chooser = nil }
        try WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.frame()
            let picker = UIImagePickerController()
            picker.delegate = recorder
            root.present(picker, animated: true)
            stage.advance(by: 1)
            try body(stage, root)
        }
    }

    private func file(_ data: Data?) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try #require(data).write(to: url)
        return url
    }

    @Test("The chosen image is loaded, and the delegate dismisses the picker")
    func image() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let url = try file(picture.pngData())
        defer { try? FileManager.default.removeItem(at: url) }
        presenting { stage, root in
            #expect(chooser.requests.count == 1)
            chooser.finish(.chosen([url]))
            stage.advance(by: 1)
            let info = recorder.infos.first
            #expect((info?[.originalImage] as? UIImage)?.size.width ?? 0 >= 3)
            #expect(info?[.imageURL] as? URL == url)
            #expect(info?[.mediaType] as? String == "public.image")
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("A cancelled dialog and a damaged image are reported as cancelled")
    func cancelled() throws {
        presenting { stage, root in
            chooser.finish(.cancelled)
            stage.advance(by: 1)
            #expect(recorder.cancellations == 1)
            #expect(root.presentedViewController == nil)
        }
        let url = try file(Data([1, 2, 3]))
        defer { try? FileManager.default.removeItem(at: url) }
        presenting { stage, _ in
            chooser.finish(.chosen([url]))
            stage.advance(by: 1)
            #expect(recorder.cancellations == 2)
            #expect(recorder.infos.isEmpty)
        }
    }

    @Test("An image picker reports that the camera is not available")
    func camera() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }
}
