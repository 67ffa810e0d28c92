import Foundation
import IdentityToolkit

/// What an identity provider gave a person, as proof of who they are.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROAuthCredential)
#endif
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; what it holds is constant.

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
    /// The person's name as a provider's answer would have it.
    let appleName: String?

    /// Stands for the whole credential with the server that made it.
    let pendingToken: String?

    /// What stands for the tokens where a page of the provider was shown.
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

    /// What the server tells of the provider's answer; `nil` where it tells nothing of use.
    convenience init?(_ answer: SignInWithIDPResponse) {
        guard let provider = answer.providerID,
            answer.oauthIDToken != nil || answer.oauthAccessToken != nil
                || answer.pendingToken != nil
        else { return nil }
        self.init(
            provider: provider,
            idToken: answer.oauthIDToken,
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
            $0.requestURI = visit?.address ?? "http://localhost"
            $0.postBody = form.encoded
            $0.sessionID = visit?.sessionID
            $0.pendingToken = pendingToken
            $0.idToken = purpose.idToken
            $0.autoCreate = purpose.createsAccounts
            $0.returnIDPCredential = true
            $0.returnSecureToken = true
            $0.tenantID = purpose.tenantID(auth)
        }
        let answer: SignInWithIDPResponse = try await auth.backend.call(.signInWithIDP, request)
        try answer.throwConflict(credential: self)
        return try ProvedSignIn(
            SignInAnswer(answer),
            providerID: answer.providerID ?? provider,
            profile: FederatedProfile(json: answer.rawUserInfo, username: answer.screenName),
            credential: OAuthCredential(answer),
            for: purpose,
            by: auth
        )
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
    /// Whether an unknown person gets an account; the calls take it by default.
    fileprivate var createsAccounts: Bool {
        guard case .reauthenticate = self else { return true }
        return false
    }
}
