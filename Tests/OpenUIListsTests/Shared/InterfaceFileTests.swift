import Testing

import OpenUILists

/// Calls of deprecated members, made through a protocol so that the compiler does not warn about each of them.
@MainActor private protocol InterfaceFileCalls {
    func instantiateNib() -> Int
    func loadNib() -> Bool
    func registerNib()
    func instantiateStoryboard() -> UIViewController?
    func performSegue()
}

@MainActor private struct Calls: InterfaceFileCalls {
    @available(*, deprecated)
    func instantiateNib() -> Int { UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).count }

    @available(*, deprecated)
    func loadNib() -> Bool { Bundle.main.loadNibNamed("Cell", owner: nil) != nil }

    @available(*, deprecated)
    func registerNib() {
        UITableView().register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    }

    @available(*, deprecated)
    func instantiateStoryboard() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }

    @available(*, deprecated)
    func performSegue() { UIViewController().performSegue(withIdentifier: "show", sender: nil) }
}

@Suite @MainActor struct InterfaceFileTests {
    private let calls: any InterfaceFileCalls = Calls()

    @Test("Loading or registering a nib file is reported and has no result")
    func nibs() {
        var (count, isLoaded) = (0, true)
        let found = Diagnostics.record {
            count = calls.instantiateNib()
            isLoaded = calls.loadNib()
            calls.registerNib()
        }
        #expect(count == 0)
        #expect(!isLoaded)
        #expect(found.map(\.rule) == ["nib.unsupported", "nib.unsupported", "nib.unsupported"])
    }

    @Test("Loading a storyboard or performing a segue is reported and has no result")
    func storyboards() {
        var controller: UIViewController?
        let found = Diagnostics.record {
            controller = calls.instantiateStoryboard()
            calls.performSegue()
        }
        #expect(controller == nil)
        #expect(found.map(\.rule) == ["storyboard.unsupported", "storyboard.unsupported"])
    }
}
