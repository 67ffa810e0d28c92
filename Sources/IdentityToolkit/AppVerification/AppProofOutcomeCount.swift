/// How many requests of an app ended in one way on one day.
public struct AppProofOutcomeCount: Codable, Hashable, Sendable {
    /// The day in UTC, such as `2026-11-21`.
    public var day: String

    /// The app's ID; empty for apps that are not registered.
    public var appID: String

    /// The kind of proof; absent where there was none.
    public var proof: String?

    /// `HELD`, `REFUSED`, `MISSING`, `PASSED_WHILE_UNAVAILABLE` or
    /// `REFUSED_WHILE_UNAVAILABLE`.
    public var outcome: String

    /// How many requests.
    public var requests: Int

    /// Creates a count.
    public init(
        day: String,
        appID: String,
        proof: String? = nil,
        outcome: String,
        requests: Int
    ) {
        self.day = day
        self.appID = appID
        self.proof = proof
        self.outcome = outcome
        self.requests = requests
    }

    private enum CodingKeys: String, CodingKey {
        case day, proof, outcome, requests
        case appID = "appId"
    }
}
