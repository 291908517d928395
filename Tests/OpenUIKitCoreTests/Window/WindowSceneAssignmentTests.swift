import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("The scene of a window") @MainActor struct WindowSceneAssignmentTests {
    private func makeScene() -> UIWindowScene {
        UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    }

    @Test("A window moves to a scene without a window")
    func moving() {
        WindowStage.run { stage in
            let (old, new) = (stage.window.windowScene, makeScene())
            stage.window.windowScene = new
            #expect(stage.window.windowScene === new)
            #expect(new.windows == [stage.window])
            #expect(old?.windows.isEmpty == true)
        }
    }

    @Test("A window keeps its scene if none is assigned")
    func none() {
        WindowStage.run { stage in
            let scene = stage.window.windowScene
            stage.window.windowScene = nil
            #expect(stage.window.windowScene === scene)
        }
    }

    @Test("A window keeps its scene if the assigned one has a window")
    func occupied() {
        WindowStage.run { stage in
            let (scene, other) = (stage.window.windowScene, UIWindow(frame: .zero))
            stage.window.windowScene = other.windowScene
            #expect(stage.window.windowScene === scene)
        }
    }
}
