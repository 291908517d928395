import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct MaskViewTests {
    @Test("A view is visible where its mask is opaque")
    func pixels() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .red
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
            mask.backgroundColor = .black
            view.mask = mask
            #expect(stage.pixel(5, 5)?.red == 255)
            #expect(stage.pixel(15, 5)?.alpha == 0)
        }
    }

    @Test("A mask leaves its superview, is retained, and is released when it is replaced")
    func ownership() {
        let (superview, view) = (UIView(), UIView())
        weak var mask: UIView?
        do {
            let made = UIView()
            superview.addSubview(made)
            view.mask = made
            mask = made
        }
        #expect(superview.subviews.isEmpty)
        #expect(view.mask === mask)
        #expect(mask != nil)
        view.mask = nil
        #expect(mask == nil)
        #expect(view.layer.mask == nil)
    }

    @Test("A mask that is added to a view is a mask no longer")
    func reused() {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        UIView().addSubview(mask)
        #expect(view.mask == nil)
    }
}
