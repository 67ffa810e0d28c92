/// A receipt with its secret, as stored between launches of the app.
struct PushCredential: Codable, Hashable, Sendable {
    let receipt: String
    let secret: String

    var proof: AppProof { .push(receipt: receipt, secret: secret) }
}
