public import Foundation
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

    private let rawNonce: String?
    /// The person's name as a provider's answer would have it.
    private let appleName: String?

    /// Stands for the whole credential with the server that made it.
    private let pendingToken: String?

    init(
        provider: String,
        idToken: String? = nil,
        rawNonce: String? = nil,
        accessToken: String? = nil,
        secret: String? = nil,
        appleName: String? = nil,
        pendingToken: String? = nil
    ) {
        self.idToken = idToken
        self.rawNonce = rawNonce
        self.accessToken = accessToken
        self.secret = secret
        self.appleName = appleName
        self.pendingToken = pendingToken
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
        let request = SignInWithIDPRequest(
            // The call wants one; a credential in hand came from nowhere.
            requestURI: "http://localhost",
            postBody: form.encoded,
            pendingToken: pendingToken,
            idToken: purpose.idToken,
            autoCreate: purpose.createsAccounts,
            returnIDPCredential: true,
            returnSecureToken: true,
            tenantID: purpose.tenantID(auth)
        )
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

extension OAuthCredential: NSSecureCoding {
    private enum Key {
        static let provider = "provider"
        static let idToken = "IDToken"
        static let rawNonce = "rawNonce"
        static let accessToken = "accessToken"
        static let secret = "secret"
        static let appleName = "appleName"
        static let pendingToken = "pendingToken"
    }

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the credential, which is as good in an archive as in hand.
    public func encode(with coder: NSCoder) {
        let texts = [
            Key.provider: provider, Key.idToken: idToken, Key.rawNonce: rawNonce,
            Key.accessToken: accessToken, Key.secret: secret, Key.appleName: appleName,
            Key.pendingToken: pendingToken,
        ]
        for (key, text) in texts {
            if let text { coder.encode(text, forKey: key) }
        }
    }

    /// Reads a credential; `nil` where it does not name its provider.
    public convenience init?(coder: NSCoder) {
        guard let provider = coder.text(Key.provider) else { return nil }
        self.init(
            provider: provider,
            idToken: coder.text(Key.idToken),
            rawNonce: coder.text(Key.rawNonce),
            accessToken: coder.text(Key.accessToken),
            secret: coder.text(Key.secret),
            appleName: coder.text(Key.appleName),
            pendingToken: coder.text(Key.pendingToken)
        )
    }
}

extension CredentialPurpose {
    /// Whether an unknown person gets an account; the calls take it by default.
    fileprivate var createsAccounts: Bool {
        guard case .reauthenticate = self else { return true }
        return false
    }
}
