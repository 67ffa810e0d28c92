public import IdentityToolkit

/// How many requests of an app ended in one way on one day.
public struct AppProofOutcomeCount: WireObject {
    /// The day in UTC, such as `2026-11-21`.
    public var day = ""

    /// The app's ID; empty for apps that are not registered.
    public var appId = ""

    /// The kind of proof; absent where there was none.
    public var proof: String?

    /// `HELD`, `REFUSED`, `MISSING`, `PASSED_WHILE_UNAVAILABLE` or
    /// `REFUSED_WHILE_UNAVAILABLE`.
    public var outcome = ""

    /// How many requests.
    public var requests = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
