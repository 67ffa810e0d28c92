/// The request of `accounts:createAuthUri`, which returns the sign-in methods of an e-mail address
/// or the authorization URL of an identity provider.
public struct CreateAuthURIRequest: WireRequest {
    /// The e-mail address.
    public var identifier: String?

    /// The URL to return to after the sign-in.
    public var continueUri: String?

    /// The ID of the identity provider.
    public var providerId: String?

    /// The ID of the sign-in session, to send with the provider's response.
    public var sessionId: String?

    /// The OAuth scopes to request, separated by spaces.
    public var oauthScope: String?

    /// An opaque value that is returned with the sign-in.
    public var context: String?

    /// Additional parameters for the provider.
    public var customParameter: [String: String]?

    /// The OAuth flow: `CODE_FLOW`, or absent.
    public var authFlowType: String?

    /// The domain that Google accounts must belong to.
    public var hostedDomain: String?

    /// The realm of OpenID 2.
    public var openidRealm: String?

    /// The consumer key of an OAuth 1 provider.
    public var oauthConsumerKey: String?

    /// The app ID.
    public var appId: String?

    /// The name of the app, for OAuth 1 providers.
    public var otaApp: String?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:createAuthUri`.
///
/// With e-mail enumeration protection, it has only `kind` and `sessionId`.
public struct CreateAuthURIResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#CreateAuthUriResponse"

    /// The authorization URL of the provider.
    public var authUri: String?

    /// Whether an account with the e-mail address exists.
    public var registered: Bool?

    /// The IDs of the linked providers.
    public var allProviders: [String]?

    /// The sign-in methods of the account: `password`, `emailLink` or provider IDs.
    public var signinMethods: [String]?

    /// The ID of the requested provider.
    public var providerId: String?

    /// Whether the account is already linked to the requested provider.
    public var forExistingProvider: Bool?

    /// Whether a CAPTCHA is required.
    public var captchaRequired: Bool?

    /// The ID of the sign-in session, to send with the provider's response.
    public var sessionId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
