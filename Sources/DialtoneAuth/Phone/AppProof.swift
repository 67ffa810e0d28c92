/// What an app proves itself with.
public enum AppProof: Hashable, Sendable {
    /// A receipt, and the secret that came for it by silent push.
    case push(receipt: String, secret: String)
    /// The token of a web challenge that a person solved.
    case challenge(token: String)
}

extension AppProof: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind of proof; its content stays secret.
    public var description: String {
        switch self {
        case .push: "push"
        case .challenge: "challenge"
        }
    }

    /// The kind of proof; its content stays secret.
    public var debugDescription: String { description }
}
