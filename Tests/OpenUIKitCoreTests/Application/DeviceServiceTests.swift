import Foundation
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("The screen, the battery and the delegate of the application") @MainActor struct DeviceServiceTests {
    private final class Delegate: UIApplicationDelegate {
        var window: UIWindow?
        var launches = 0
        func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
    }

    private final class PlainDelegate: UIApplicationDelegate {}

    @Test("The window of a delegate is found without knowing its class")
    func delegateWindow() {
        let (own, plain) = (Delegate(), PlainDelegate())
        own.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let delegates: [any UIApplicationDelegate] = [own, plain]
        #expect(delegates.map { $0.window??.frame.width } == [30, nil])
        delegates[0].window = nil
        #expect(own.window == nil)
    }

    @Test("The launch is reported to a delegate that does not implement the method with options")
    func launch() {
        let delegate = Delegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(delegate.launches == 1)
    }

    @Test("The status bar is hidden and empty, and the orientation is portrait")
    func statusBar() {
        let application = UIApplication.shared
        #expect(application.statusBarFrame == .zero)
        #expect(application.isStatusBarHidden)
        #expect(application.statusBarOrientation == .portrait)
        #expect(application.isProtectedDataAvailable)
        #expect(application.supportedInterfaceOrientations(for: nil) == .all)
    }

    @Test("There is one screen, whose snapshot shows the main window")
    func screen() {
        #expect(UIScreen.screens == [UIScreen.main])
        #expect(UIScreen.main.brightness == 1)
        WindowStage.run { stage in
            stage.window.backgroundColor = .red
            stage.frame()
            let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
            #expect(snapshot.bounds.size == UIScreen.main.bounds.size)
        }
    }

    @Test("A display link of a screen calls a method")
    func displayLink() {
        @MainActor final class Counter {
            var count = 0
            func tick() { count += 1 }
        }
        WindowStage.run { stage in
            let counter = Counter()
            let link = UIScreen.main.displayLink(withTarget: counter, selector: Selector(Counter.tick))
            link?.add(to: .main, forMode: .common)
            stage.advance(by: 0.1)
            #expect(counter.count > 0)
            link?.invalidate()
        }
    }

    @Test("The battery is that of the computer, not of a mouse, and unknown while it is not monitored")
    func battery() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func add(_ name: String, _ values: [String: String]) throws {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (key, value) in values {
                try Data("\(value)\n".utf8).write(to: place.appendingPathComponent(key))
            }
        }
        #expect(Battery.read(in: folder.path) == nil)
        try add("AC", ["type": "Mains", "online": "1"])
        try add("BAT0-mouse", ["type": "Battery", "scope": "Device", "capacity": "90", "status": "Discharging"])
        #expect(Battery.read(in: folder.path) == nil)
        try add("BAT1", ["type": "Battery", "capacity": "42", "status": "Charging"])
        #expect(Battery.read(in: folder.path)?.level == 0.42)
        #expect(Battery.read(in: folder.path)?.state == .charging)
        try add("BAT1", ["capacity": "142", "status": "Not charging"])
        #expect(Battery.read(in: folder.path)?.level == 1)
        #expect(Battery.read(in: folder.path)?.state == .full)
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(UIDevice.current.batteryState == .unknown)
    }
}
