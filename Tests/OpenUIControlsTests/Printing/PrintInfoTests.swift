import OpenUIControls
import Testing

@MainActor @Suite struct PrintInfoTests {
    @Test("Settings can be saved as a dictionary")
    func dictionary() {
        let info = UIPrintInfo.printInfo()
        info.jobName = "Letter"
        info.printerID = "Office"
        info.outputType = .photo
        info.orientation = .landscape
        info.duplex = .longEdge
        let restored = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(restored.jobName == "Letter")
        #expect(restored.printerID == "Office")
        #expect(restored.outputType == .photo)
        #expect(restored.orientation == .landscape)
        #expect(restored.duplex == .longEdge)
    }

    @Test("Without a dictionary, and for values of other types, settings have their defaults")
    func defaults() {
        let standard = UIPrintInfo()
        for values in [nil, ["jobName": 3, "orientation": 7, "duplex": "long"]] as [[AnyHashable: Any]?] {
            let info = UIPrintInfo(dictionary: values)
            #expect(info.jobName == standard.jobName)
            #expect(info.orientation == .portrait)
            #expect(info.duplex == .none)
        }
    }
}
