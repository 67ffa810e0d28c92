public import IdentityToolkit

/// The response of `dialtone/v1/projects/PROJECT/appVerification`, a Dialtone extension: the rules
/// of app verification, and counts of their outcomes.
public struct AppVerificationReportResponse: WireObject {
    /// The default rules, for apps without their own.
    public var rules = AppVerificationRules()

    /// The apps with their own rules.
    public var apps: [AppWithRules] = []

    /// The counts of requests by outcome, ordered by day.
    public var counts: [AppProofOutcomeCount] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
