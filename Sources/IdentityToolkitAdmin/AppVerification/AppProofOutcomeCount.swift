public import IdentityToolkit

/// The number of requests of an app with one outcome on one day.
public struct AppProofOutcomeCount: WireObject {
    /// The day in UTC, such as `2026-11-21`.
    public var day = ""

    /// The app ID; empty for unregistered apps.
    public var appId = ""

    /// The kind of proof; absent if there was none.
    public var proof: String?

    /// Whose challenge the page showed; absent for other kinds of proofs.
    public var challengeVendor: String?

    /// The outcome: `HELD`, `REFUSED`, `MISSING`, `PASSED_WHILE_UNAVAILABLE` or
    /// `REFUSED_WHILE_UNAVAILABLE`.
    public var outcome = ""

    /// The number of requests.
    public var requests = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
