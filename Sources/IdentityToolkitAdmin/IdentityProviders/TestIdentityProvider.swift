public import IdentityToolkit

/// What the test of an identity provider has found.
public struct TestIdentityProviderResponse: WireObject {
    /// Whether no finding is a problem, so that users can sign in.
    public var isUsable = false

    /// The findings, in the order in which a sign-in depends on them.
    public var findings: [ProviderFindingInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// One thing that the test of an identity provider has found.
public struct ProviderFindingInfo: WireObject {
    /// What was examined: `CONFIGURATION`, `DISCOVERY`, `ISSUER`, `SIGN_IN_PAGE`,
    /// `TOKEN_ENDPOINT`, `ALGORITHMS`, `KEYS`, `CLIENT_SECRET` or `CERTIFICATE`.
    public var check = ""

    /// `GOOD`, `WARNING` or, if it prevents sign-in, `PROBLEM`.
    public var outcome = ""

    /// What was found.
    public var text = ""

    /// What to do about it; absent if there is nothing to do.
    public var advice: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
