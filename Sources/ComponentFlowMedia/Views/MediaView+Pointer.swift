import ComponentFlow
import Foundation

// The pointer and fingers.
extension MediaView {
    func addGestures() {
        addGestureRecognizer(
            UIHoverGestureRecognizer { [weak self] hover in
                if hover.state == .began || hover.state == .changed { self?.fader.userDidAct() }
            })
        let click = UITapGestureRecognizer { [weak self] _ in self?.didClick() }
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        let tap = UITapGestureRecognizer { [weak self] _ in self?.didTap() }
        tap.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
        // Not the view itself, because a touch beside the buttons of the bar is no touch of the picture.
        pictureView.addGestureRecognizer(click)
        pictureView.addGestureRecognizer(tap)
    }

    /// A click on the picture plays or pauses, as everywhere on desktops.
    private func didClick() {
        becomeFirstResponder()
        player?.togglePlayback()
        fader.userDidAct()
    }

    /// A finger shows and hides the controls, because there is no pointer that could move.
    private func didTap() {
        becomeFirstResponder()
        fader.areControlsShown ? fader.hideIfPossible() : fader.userDidAct()
    }
}
