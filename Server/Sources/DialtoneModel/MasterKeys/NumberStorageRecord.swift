/// How a database stores phone numbers, which never changes.
package struct NumberStorageRecord: Hashable, Sendable {
    /// The ID of the only row.
    package static let id = "numbers"

    /// The key that encrypts them, sealed with the master key; `nil` if they are in plain text.
    package let sealedKey: [UInt8]?

    package init(sealedKey: [UInt8]?) {
        self.sealedKey = sealedKey
    }
}
