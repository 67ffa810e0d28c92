/// A kind of second factor.
public enum SecondFactorKind: Hashable, Sendable, Codable, CaseIterable {
    /// A code by text message.
    case phone
    /// A code of an authenticator app.
    case app
}
