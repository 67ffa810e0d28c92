/// A receipt with its secret, as kept from one start of the app to the next.
struct PushCredential: Codable, Hashable, Sendable {
    let receipt: String
    let secret: String

    var proof: AppProof { .push(receipt: receipt, secret: secret) }
}
