/// Body of `accounts:createAuthUri`: asks how an address signs in, or where a provider's sign-in
/// starts.
public struct CreateAuthURIRequest: WireRequest {
    /// E-mail address.
    public var identifier: String?

    /// Where to send the person back to.
    public var continueUri: String?

    /// The identity provider to start with.
    public var providerId: String?

    /// What binds the sign-in to this call.
    public var sessionId: String?

    /// Scopes to ask the provider for.
    public var oauthScope: String?

    /// Comes back with the sign-in.
    public var context: String?

    /// Parameters for the provider.
    public var customParameter: [String: String]?

    /// `CODE_FLOW` or nothing.
    public var authFlowType: String?

    /// Domain that Google's accounts must be of.
    public var hostedDomain: String?

    /// Realm of OpenID 2.
    public var openidRealm: String?

    /// Consumer key of an OAuth 1 provider.
    public var oauthConsumerKey: String?

    /// The app.
    public var appId: String?

    /// Name of the app, for OAuth 1 providers.
    public var otaApp: String?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:createAuthUri`.
///
/// With e-mail privacy it has only `kind` and `sessionId`.
public struct CreateAuthURIResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#CreateAuthUriResponse"

    /// Where the provider's sign-in starts.
    public var authUri: String?

    /// Whether the address has an account.
    public var registered: Bool?

    /// The providers linked to it.
    public var allProviders: [String]?

    /// How it signs in: `password`, `emailLink`, or a provider's name.
    public var signinMethods: [String]?

    /// The provider asked for.
    public var providerId: String?

    /// Whether the account already has that provider.
    public var forExistingProvider: Bool?

    /// Whether a captcha is needed.
    public var captchaRequired: Bool?

    /// What binds the sign-in to this call.
    public var sessionId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
