/// A second factor that the user can choose to complete a sign-in.
public struct SecondFactor: Hashable, Sendable, Codable, Identifiable {
    /// The ID of its enrollment.
    public let id: String

    /// The kind of factor.
    public let kind: SecondFactorKind

    /// The name that the user gave it.
    public let name: String?

    /// The last digits of its number; empty for an authenticator app.
    public let ending: String

    /// Creates a second factor.
    public init(id: String, kind: SecondFactorKind, name: String? = nil, ending: String = "") {
        self.id = id
        self.kind = kind
        self.name = name
        self.ending = ending
    }
}
