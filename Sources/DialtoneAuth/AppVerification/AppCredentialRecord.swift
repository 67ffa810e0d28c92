/// What an app keeps to prove itself by, in the store.
struct AppCredentialRecord: Codable, Hashable, Sendable {
    /// The last pair that a push brought, until the server refuses it.
    var credential: PushCredential?

    /// Receipts whose push may still come, oldest first.
    var pendingReceipts: [String] = []

    /// By which the server knows this installation.
    var appInstance: String?

    /// The key of App Attest that the server has registered.
    var attestKeyID: String?
}
