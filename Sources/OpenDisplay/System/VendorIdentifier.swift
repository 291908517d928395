internal import CGTK
import Foundation

/// The identifier of this computer for the programs of a vendor.
///
/// It is derived from the identifier of the operating system's installation as `sd_id128_get_machine_app_specific` does, with
/// HMAC-SHA256, so that programs of different vendors cannot recognize the computer by it.
package enum VendorIdentifier {
    private static let machineFiles = ["/etc/machine-id", "/var/lib/dbus/machine-id"]

    /// Returns the identifier for the vendor of a program, or `nil` if the installation has no identifier.
    package static func make(for program: String) -> UUID? {
        let machine = machineFiles.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.first { !$0.isEmpty }
        return machine.flatMap { make(for: program, machine: $0) }
    }

    /// Returns the identifier for the vendor of a program on a computer.
    package static func make(for program: String, machine: String) -> UUID? {
        let key = Array(machine.utf8)
        guard let text = g_compute_hmac_for_string(G_CHECKSUM_SHA256, key, gsize(key.count), vendor(of: program), -1)
        else { return nil }
        defer { g_free(text) }
        return uuid(of: String(cString: text))
    }

    /// The vendor: the identifier of the program without its last component, as in `org.example` for `org.example.Notes`.
    private static func vendor(of program: String) -> String {
        let parts = program.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : program
    }

    /// Makes the first 128 bits of a hexadecimal number a random UUID (RFC 9562, section 5.4).
    private static func uuid(of digest: String) -> UUID? {
        var digits = Array(digest.prefix(32))
        guard digits.count == 32, let variant = digits[16].hexDigitValue else { return nil }
        digits[12] = "4"
        digits[16] = Array("89ab")[variant & 3]
        for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
        return UUID(uuidString: String(digits))
    }
}
