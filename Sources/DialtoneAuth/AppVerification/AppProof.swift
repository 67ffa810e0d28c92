/// What an app proves itself with.
public enum AppProof: Hashable, Sendable {
    /// A receipt, and the secret that came for it by silent push; empty where none could come.
    case push(receipt: String, secret: String)
    /// The token of a web challenge that a person solved.
    case challenge(token: String)
    /// What Apple's App Attest signed: `challenge` as the server gave it, and the message's target.
    case appAttest(keyID: String, assertion: String, challenge: String)
}

extension AppProof: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind of proof; its content stays secret.
    public var description: String {
        switch self {
        case .push: "push"
        case .challenge: "challenge"
        case .appAttest: "App Attest"
        }
    }

    /// The kind of proof; its content stays secret.
    public var debugDescription: String { description }
}
