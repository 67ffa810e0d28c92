public import IdentityToolkit

/// Answer of `dialtone/v1/projects/PROJECT/appVerification`, which Dialtone adds to the protocol:
/// what apps have to show, and how often they could.
public struct AppVerificationReportResponse: WireObject {
    /// The rules for apps that have none of their own.
    public var rules = AppVerificationRules()

    /// The apps with rules of their own.
    public var apps: [AppWithRules] = []

    /// What became of requests, in the order of days.
    public var counts: [AppProofOutcomeCount] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
