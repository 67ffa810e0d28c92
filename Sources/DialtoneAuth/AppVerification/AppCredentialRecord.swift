/// The stored data with which an app proves that it is genuine.
struct AppCredentialRecord: Codable, Hashable, Sendable {
    /// The last credential that a push delivered, until the server rejects it.
    var credential: PushCredential?

    /// The receipts whose push may still arrive, oldest first.
    var pendingReceipts: [String] = []

    /// The token that identifies this installation to the server.
    var appInstance: String?

    /// The ID of the App Attest key that is registered with the server.
    var attestKeyID: String?
}
