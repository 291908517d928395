internal import CSecret

/// The attributes that identify secrets.
struct SecretQuery: Sendable {
    /// The names of attributes that have a meaning of their own.
    static let reserved: Set<String> = ["service", "account", "xdg:schema"]

    private(set) var attributes: [String: String]

    /// Creates a query after checking that its texts can be passed to a library in C.
    init(service: String, account: String?, attributes: [String: String]) throws(SecretStoreError) {
        for (name, value) in attributes {
            guard !name.isEmpty, !Self.reserved.contains(name) else {
                throw .invalidArgument("An attribute cannot have the name “\(name)”.")
            }
            try Self.check(name, "name of an attribute")
            try Self.check(value, "attribute")
        }
        guard !service.isEmpty else { throw .invalidArgument("The service is empty.") }
        try Self.check(service, "service")
        self.attributes = attributes
        self.attributes["service"] = service
        if let account {
            try Self.check(account, "account")
            self.attributes["account"] = account
        }
    }

    /// The largest size of a text, in bytes.
    private static let longestText = 64 << 10

    /// Throws an error if a text contains NUL, or is longer than 64 KB.
    static func check(_ text: String, _ role: String) throws(SecretStoreError) {
        guard !text.utf8.contains(0) else { throw .invalidArgument("The \(role) contains a NUL character.") }
        guard text.utf8.count <= longestText else { throw .invalidArgument("The \(role) is too long.") }
    }

    /// Calls a closure with the attributes as a hash table.
    ///
    /// - Parameter schema: The name of the schema; `nil` for a search, which finds secrets of any schema.
    func withTable<Result>(
        schema: String?, _ body: (OpaquePointer) throws(SecretStoreError) -> Result
    ) throws(SecretStoreError) -> Result {
        guard let table = csecret_attributes() else { throw .failed("There is no memory.") }
        defer { g_hash_table_unref(table) }
        for (name, value) in attributes { csecret_set_attribute(table, name, value) }
        if let schema { csecret_set_attribute(table, "xdg:schema", schema) }
        return try body(table)
    }
}
