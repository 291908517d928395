import TestSupport
import Testing

@Suite("Programs that tests start") struct TestToolTests {
    @Test(
        "In CI each program that tests start is installed, so that none of them is skipped",
        .enabled(if: TestTool.areRequired), arguments: TestTool.allCases)
    func installed(tool: TestTool) {
        #expect(tool.isInstalled, "\(tool.rawValue) is missing: Scripts/setup.sh test installs it")
    }
}
