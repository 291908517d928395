import Testing

@testable import Accessibility

@Suite("AT-SPI introspection") struct ATSPIIntrospectionTests {
    @Test("The introspection data describes every interface")
    func introspection() {
        for interface in ATSPIInterface.allCases {
            #expect(ATSPIIntrospection.xml.contains("<interface name='\(interface.rawValue)'>"))
        }
    }
}
