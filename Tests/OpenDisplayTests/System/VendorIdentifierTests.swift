import Foundation
import Testing

@testable import OpenDisplay

@Suite struct VendorIdentifierTests {
    private let machine = "0123456789abcdef0123456789abcdef"

    @Test("Programs of a vendor have the same identifier on a computer")
    func same() {
        let notes = VendorIdentifier.make(for: "org.example.Notes", machine: machine)
        #expect(notes != nil)
        #expect(notes == VendorIdentifier.make(for: "org.example.Photos", machine: machine))
    }

    @Test("Programs of different vendors and other computers have different identifiers")
    func different() {
        let notes = VendorIdentifier.make(for: "org.example.Notes", machine: machine)
        #expect(notes != VendorIdentifier.make(for: "org.other.Notes", machine: machine))
        #expect(notes != VendorIdentifier.make(for: "org.example.Notes", machine: "another"))
    }

    @Test("The identifier of a vendor is a random UUID by its version and variant")
    func form() throws {
        let text = try #require(VendorIdentifier.make(for: "Notes", machine: machine)).uuidString
        #expect(Array(text)[14] == "4")
        #expect("89AB".contains(Array(text)[19]))
    }
}
