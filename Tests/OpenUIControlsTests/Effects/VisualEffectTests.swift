import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct VisualEffectTests {
    private func radius(_ view: UIView) -> CGFloat? {
        (view.layer.presentation() ?? view.layer).backdrop?.blurRadius
    }

    @Test("A visual effect set in an animation block fades in and out and leaves no backdrop behind")
    func animated() {
        WindowStage.run { stage in
            let view = stage.add(UIVisualEffectView(effect: nil), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.frame()
            #expect(view.layer.backdrop == nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .systemMaterial)
            }
            stage.advance(by: 0.5)
            let half = radius(view) ?? 0
            expectNear(half, 14.5, within: 0.01, "half of 29, at half the time: \(half)")
            stage.advance(by: 0.6)
            #expect(radius(view) == 29)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
            stage.advance(by: 0.75)
            expectNear(radius(view) ?? 0, 29.0 / 4, within: 0.01)
            stage.advance(by: 0.5)
            #expect(view.layer.backdrop == nil)
        }
    }

    @Test("An interrupted blur animation reverses from its presented radius")
    func interrupted() {
        WindowStage.run { stage in
            let view = stage.add(UIVisualEffectView(effect: nil), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.frame()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .systemMaterial)
            }
            stage.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                view.effect = nil
            }
            stage.frame()
            expectNear(radius(view) ?? 0, 14.5, within: 0.01)
            stage.advance(by: 0.5)
            expectNear(radius(view) ?? 0, 7.25, within: 0.3)
            stage.advance(by: 0.6)
            #expect(view.layer.backdrop == nil)
        }
    }

    @Test(
        "Every blur style blurs, with a light or dark tint according to its name",
        arguments: UIBlurEffect.Style.allCases
    )
    func styles(style: UIBlurEffect.Style) {
        let light = style.overlayColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = style.overlayColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(style.radius > 0)
        #expect((style.contentStyle == nil) == (light != dark))
        #expect(light.cgColor.alpha > 0)
        #expect(light.cgColor.alpha < 1)
        if let fixed = style.contentStyle { #expect((light.cgColor.red < 0.5) == (fixed == .dark)) }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        #expect(view.layer.backdrop?.blurRadius == style.radius)
        #expect(UIBlurEffect(style: style) == UIBlurEffect(style: style))
    }

    @Test("Vibrancy styles have different opacities, and their tint contrasts with the blur")
    func vibrancy() {
        let blur = UIBlurEffect(style: .systemMaterialDark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        #expect(view.contentView.tintColor == .white)
        #expect(view.layer.backdrop == nil)
        let opacities = [UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel].map {
            style -> CGFloat in
            view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
            return view.contentView.alpha
        }
        #expect(opacities == opacities.sorted(by: >))
        #expect(Set(opacities).count == 4)
        view.effect = nil
        #expect(view.contentView.alpha == 1)
        #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
        #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    }
}
