/// A proof that an app is genuine.
public enum AppProof: Hashable, Sendable {
    /// A receipt, and the secret that a silent push delivered; the secret is empty if no push can
    /// arrive.
    case push(receipt: String, secret: String)
    /// The token of a web challenge that the user solved.
    case challenge(token: String)
    /// An App Attest assertion over `challenge`, which the server issued, and the message's target.
    case appAttest(keyID: String, assertion: String, challenge: String)
}

extension AppProof: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind of proof, without its secret content.
    public var description: String {
        switch self {
        case .push: "push"
        case .challenge: "challenge"
        case .appAttest: "App Attest"
        }
    }

    /// The kind of proof, without its secret content.
    public var debugDescription: String { description }
}
