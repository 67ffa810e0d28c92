import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

/// A session of this server's sign-in page that an app sends like a response of a provider.
struct SessionOffer {
    let text: String

    /// The secret that shows that the session is meant for the app.
    let secret: String?

    /// Returns `nil` for what a provider has to do with.
    init?(
        in proof: ProviderSignInRequest.Proof,
        _ handovers: SessionHandovers,
        of project: ProjectID
    ) {
        switch proof {
        case .credential(let credential, .hosted):
            text = credential.idToken ?? ""
            secret = credential.nonce ?? ""
        case .redirect(let credential, let session, _):
            guard let state = credential.state, handovers.isOffer(state, in: project) else {
                return nil
            }
            text = state
            secret = session
        case .pendingToken(let token) where handovers.isOffer(token, in: project):
            text = token
            secret = nil
        case .credential, .pendingToken: return nil
        }
    }
}

extension SignInWithIDP {
    /// Responds with the tokens of the session itself.
    func take(
        _ offer: SessionOffer,
        _ input: SignInWithIDPRequest,
        from caller: AppCaller
    ) async throws -> SignInWithIDPResponse {
        let result = try await handovers.take(
            offer.text,
            secret: offer.secret,
            idToken: input.idToken,
            for: caller
        )
        switch result {
        case .session(let session, let tokens, let account, let isNew):
            return SignInWithIDPResponse {
                $0.providerId = session.signInProvider.rawValue
                $0.email = account.email
                $0.emailVerified = account.email == nil ? nil : account.isEmailVerified
                $0.displayName = account.displayName
                $0.photoUrl = account.photoURL
                $0.isNewUser = isNew
                $0.idToken = tokens.idToken
                $0.refreshToken = tokens.refreshToken.text
                $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
                $0.take(account)
            }
        case .conflict(let pendingToken):
            guard input.returnIdpCredential == true else { throw Refusal.identityInUse }
            return SignInWithIDPResponse {
                $0.providerId = SignInProvider.hosted.rawValue
                $0.errorMessage = WireRefusal(of: Refusal.identityInUse).message
                $0.pendingToken = pendingToken
            }
        }
    }
}
