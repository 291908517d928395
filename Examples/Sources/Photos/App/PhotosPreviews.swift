import ComponentFlow
import ComponentFlowTools
import Foundation

extension PhotosScreen {
    /// The errors, and a photo whose picture is not there yet: what needs no server.
    static var previews: [Preview] {
        [
            Preview("Unreachable", size: CGSize(width: 320, height: 200)) {
                ErrorMessage(error: AppError.unreachable) {}
            },
            Preview("No pictures", size: CGSize(width: 320, height: 200)) {
                ErrorMessage(error: AppError.noPictures("Holidays in the Mountains")) {}
            },
            Preview("Photo that loads", size: CGSize(width: 320, height: 320)) {
                PhotoScreen(
                    controller: AppController(source: .folder(URL(fileURLWithPath: "/"))),
                    photo: Photo(
                        id: 1, title: "A lake in the first light of the morning", thumbnailUrl: "", url: ""))
            },
        ]
    }
}
