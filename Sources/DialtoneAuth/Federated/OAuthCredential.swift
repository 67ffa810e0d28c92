import Foundation
import IdentityToolkit

/// A credential from an identity provider.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROAuthCredential)
#endif
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    /// The provider's ID token.
    #if canImport(ObjectiveC)
    @objc(IDToken)
    #endif
    public let idToken: String?

    /// The provider's access token.
    public let accessToken: String?

    /// The secret of an OAuth 1 access token.
    public let secret: String?

    let rawNonce: String?
    /// The user's name in the format of a provider's response.
    let appleName: String?

    /// A token that represents the whole credential on the server that issued it.
    let pendingToken: String?

    /// The visit that represents the tokens if a page of the provider was shown.
    let visit: ProviderVisit?

    init(
        provider: String,
        idToken: String? = nil,
        rawNonce: String? = nil,
        accessToken: String? = nil,
        secret: String? = nil,
        appleName: String? = nil,
        pendingToken: String? = nil,
        visit: ProviderVisit? = nil
    ) {
        self.idToken = idToken
        self.rawNonce = rawNonce
        self.accessToken = accessToken
        self.secret = secret
        self.appleName = appleName
        self.pendingToken = pendingToken
        self.visit = visit
        super.init(provider: provider)
    }

    /// Creates a credential from the server's response; `nil` if it contains no tokens.
    convenience init?(_ answer: SignInWithIDPResponse) {
        guard let provider = answer.providerId,
            answer.oauthIdToken != nil || answer.oauthAccessToken != nil
                || answer.pendingToken != nil
        else { return nil }
        self.init(
            provider: provider,
            idToken: answer.oauthIdToken,
            accessToken: answer.oauthAccessToken,
            secret: answer.oauthTokenSecret,
            pendingToken: answer.pendingToken
        )
    }

    override func prove(
        for purpose: CredentialPurpose,
        by auth: Auth
    ) async throws -> ProvedSignIn {
        let request = SignInWithIDPRequest {
            // The call wants one; a credential in hand came from nowhere.
            $0.requestUri = visit?.address ?? "http://localhost"
            $0.postBody = form.encoded
            $0.sessionId = visit?.sessionID
            $0.pendingToken = pendingToken
            $0.idToken = purpose.idToken
            $0.autoCreate = purpose.createsAccounts
            $0.returnIdpCredential = true
            $0.returnSecureToken = true
            $0.tenantId = purpose.tenantID(auth)
        }
        let answer: SignInWithIDPResponse = try await auth.backend.call(.signInWithIDP, request)
        try answer.throwConflict(credential: self)
        var signIn = try ProvedSignIn(
            SignInResponse(answer),
            providerID: answer.providerId ?? provider,
            profile: FederatedProfile(json: answer.rawUserInfo, username: answer.screenName),
            credential: OAuthCredential(answer),
            for: purpose,
            by: auth
        )
        signIn.provider.federatedId = answer.federatedId
        signIn.provider.email = answer.email
        signIn.provider.displayName = answer.displayName
        signIn.provider.photoUrl = answer.photoUrl
        return signIn
    }

    private var form: CredentialForm {
        var form = CredentialForm()
        form.add("providerId", provider)
        form.add("id_token", idToken)
        form.add("access_token", accessToken)
        form.add("oauth_token_secret", secret)
        form.add("nonce", rawNonce)
        form.add("user", appleName)
        return form
    }
}

extension CredentialPurpose {
    /// Whether an account is created for a new user; the default of the calls.
    fileprivate var createsAccounts: Bool {
        guard case .reauthenticate = self else { return true }
        return false
    }
}

/// A credential in the format of an HTML form.
struct CredentialForm {
    private var pairs: [String] = []

    /// Adds a field; `nil` omits it.
    mutating func add(_ name: String, _ value: String?) {
        guard let value,
            let encoded = value.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
        else { return }
        pairs.append("\(name)=\(encoded)")
    }

    var encoded: String { pairs.joined(separator: "&") }

    /// The unreserved characters of RFC 3986.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
