internal import CSecret
import Foundation

/// A connection to the service for one request, on a thread that may wait.
final class SecretSession {
    private let connection: OpaquePointer
    private let service: UnsafeMutablePointer<SecretService>
    private let cancellation: Cancellation

    init(address: String?, _ cancellation: Cancellation) throws(SecretStoreError) {
        self.cancellation = cancellation
        connection = try Self.connect(to: address, cancellation)
        var error: UnsafeMutablePointer<GError>?
        guard let service = csecret_open(connection, cancellation.pointer, &error) else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            throw SecretStoreError(taking: error, isCancelled: cancellation.isCancelled)
        }
        self.service = service
    }

    deinit {
        g_object_unref(service)
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Connects to a bus.
    ///
    /// The connection is not the one that the process shares, which would end the process if the bus ends.
    private static func connect(
        to address: String?, _ cancellation: Cancellation
    ) throws(SecretStoreError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        let found =
            address.map { g_strdup($0) }
            ?? g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, cancellation.pointer, &error)
        defer { g_free(found) }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        if let found,
            let connection = g_dbus_connection_new_for_address_sync(found, flags, nil, cancellation.pointer, &error)
        {
            return connection
        }
        let reason = error?.pointee.message.map { String(cString: $0) } ?? "There is no session bus."
        g_clear_error(&error)
        throw cancellation.isCancelled ? .cancelled : .unavailable(reason)
    }

    /// Calls a function that sets an error if it fails.
    private func check<Result>(
        _ body: (inout UnsafeMutablePointer<GError>?) -> Result
    ) throws(SecretStoreError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = body(&error)
        guard error == nil else {
            throw SecretStoreError(taking: error, isCancelled: cancellation.isCancelled)
        }
        return result
    }

    // MARK: Requests

    private static let schema = "org.freedesktop.Secret.Generic"

    func store(
        _ secret: SecretBuffer, type: String, label: String, _ query: SecretQuery, in collection: SecretStore.Collection
    ) throws(SecretStoreError) {
        // libsecret copies the bytes to memory that is not swapped out, and wipes it.
        let start = secret.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let value = start.flatMap { secret_value_new($0, secret.count, type) }
        guard let value else { throw .failed("There is no memory for the secret.") }
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        let name = collection == .session ? "session" : "default"
        let isStored = try query.withTable(schema: Self.schema) { table throws(SecretStoreError) in
            try check { error in
                secret_service_store_sync(
                    service, nil, table, name, label, value, cancellation.pointer, &error)
            }
        }
        guard isStored != 0 else { throw .locked }
    }

    func secret(_ query: SecretQuery) throws(SecretStoreError) -> SecretBuffer? {
        let flags = SECRET_SEARCH_UNLOCK.rawValue | SECRET_SEARCH_LOAD_SECRETS.rawValue
        return try search(query, flags) { items throws(SecretStoreError) in
            guard let item = items.first else { return nil }
            guard secret_item_get_locked(item) == 0 else { throw .locked }
            guard let value = secret_item_get_secret(item) else {
                throw .failed("The service has not sent the secret.")
            }
            defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
            var count: gsize = 0
            let bytes = secret_value_get(value, &count)
            return SecretBuffer(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(clamping: count)))
        }
    }

    func items(_ query: SecretQuery) throws(SecretStoreError) -> [StoredSecret] {
        try search(query, SECRET_SEARCH_ALL.rawValue) { items throws(SecretStoreError) in
            items.map { StoredSecret($0) }
        }
    }

    func delete(_ query: SecretQuery) throws(SecretStoreError) -> Bool {
        let flags = SECRET_SEARCH_ALL.rawValue | SECRET_SEARCH_UNLOCK.rawValue
        return try search(query, flags) { items throws(SecretStoreError) in
            for item in items {
                guard secret_item_get_locked(item) == 0 else { throw .locked }
                _ = try check { error in secret_item_delete_sync(item, cancellation.pointer, &error) }
            }
            return !items.isEmpty
        }
    }

    /// Calls a closure with the items that have the attributes of a query.
    private func search<Result>(
        _ query: SecretQuery, _ flags: UInt32,
        _ body: ([UnsafeMutablePointer<SecretItem>]) throws(SecretStoreError) -> Result
    ) throws(SecretStoreError) -> Result {
        let list = try query.withTable(schema: nil) { table throws(SecretStoreError) in
            try check { error in
                secret_service_search_sync(
                    service, nil, table, SecretSearchFlags(rawValue: flags), cancellation.pointer, &error)
            }
        }
        defer { g_list_free_full(list, g_object_unref) }
        var items: [UnsafeMutablePointer<SecretItem>] = []
        var next = list
        while let element = next {
            if let data = element.pointee.data { items.append(data.assumingMemoryBound(to: SecretItem.self)) }
            next = element.pointee.next
        }
        return try body(items)
    }
}

extension StoredSecret {
    /// Creates the description of an item.
    fileprivate init(_ item: UnsafeMutablePointer<SecretItem>) {
        var found: [String: String] = [:]
        if let table = secret_item_get_attributes(item) {
            defer { g_hash_table_unref(table) }
            var iterator = GHashTableIter()
            g_hash_table_iter_init(&iterator, table)
            var (name, value): (gpointer?, gpointer?)
            while g_hash_table_iter_next(&iterator, &name, &value) != 0 {
                guard let name, let value else { continue }
                let text = String(cString: name.assumingMemoryBound(to: CChar.self))
                found[text] = String(cString: value.assumingMemoryBound(to: CChar.self))
            }
        }
        let label = secret_item_get_label(item)
        defer { g_free(label) }
        self.init(
            service: found["service"] ?? "", account: found["account"] ?? "",
            attributes: found.filter { !SecretQuery.reserved.contains($0.key) },
            label: label.map { String(cString: $0) } ?? "",
            creationDate: Date(timeIntervalSince1970: Double(secret_item_get_created(item))),
            modificationDate: Date(timeIntervalSince1970: Double(secret_item_get_modified(item))),
            isLocked: secret_item_get_locked(item) != 0)
    }
}
