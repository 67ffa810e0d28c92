/// Body of `accounts:createAuthUri`: asks how an address signs in, or where a provider's sign-in
/// starts.
public struct CreateAuthURIRequest: WireRequest {
    /// E-mail address.
    public var identifier: String?

    /// Where to send the person back to.
    public var continueURI: String?

    /// The identity provider to start with.
    public var providerID: String?

    /// What binds the sign-in to this call.
    public var sessionID: String?

    /// Scopes to ask the provider for.
    public var oauthScope: String?

    /// Comes back with the sign-in.
    public var context: String?

    /// Parameters for the provider.
    public var customParameters: [String: String]?

    /// `CODE_FLOW` or nothing.
    public var authFlowType: String?

    /// Domain that Google's accounts must be of.
    public var hostedDomain: String?

    /// Realm of OpenID 2.
    public var openIDRealm: String?

    /// Consumer key of an OAuth 1 provider.
    public var oauthConsumerKey: String?

    /// The app.
    public var appID: String?

    /// Name of the app, for OAuth 1 providers.
    public var otaApp: String?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case identifier, oauthScope, context, authFlowType, hostedDomain, oauthConsumerKey, otaApp
        case continueURI = "continueUri"
        case providerID = "providerId"
        case sessionID = "sessionId"
        case customParameters = "customParameter"
        case openIDRealm = "openidRealm"
        case appID = "appId"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:createAuthUri`.
///
/// With e-mail privacy it has only `kind` and `sessionID`.
public struct CreateAuthURIResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// Where the provider's sign-in starts.
    public var authURI: String?

    /// Whether the address has an account.
    public var registered: Bool?

    /// The providers linked to it.
    public var allProviders: [String]?

    /// How it signs in: `password`, `emailLink`, or a provider's name.
    public var signInMethods: [String]?

    /// The provider asked for.
    public var providerID: String?

    /// Whether the account already has that provider.
    public var forExistingProvider: Bool?

    /// Whether a captcha is needed.
    public var captchaRequired: Bool?

    /// What binds the sign-in to this call.
    public var sessionID: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#CreateAuthUriResponse",
        authURI: String? = nil,
        registered: Bool? = nil,
        allProviders: [String]? = nil,
        signInMethods: [String]? = nil,
        providerID: String? = nil,
        forExistingProvider: Bool? = nil,
        captchaRequired: Bool? = nil,
        sessionID: String? = nil
    ) {
        self.kind = kind
        self.authURI = authURI
        self.registered = registered
        self.allProviders = allProviders
        self.signInMethods = signInMethods
        self.providerID = providerID
        self.forExistingProvider = forExistingProvider
        self.captchaRequired = captchaRequired
        self.sessionID = sessionID
    }

    private enum CodingKeys: String, CodingKey {
        case kind, registered, allProviders, forExistingProvider, captchaRequired
        case authURI = "authUri"
        case signInMethods = "signinMethods"
        case providerID = "providerId"
        case sessionID = "sessionId"
    }
}
